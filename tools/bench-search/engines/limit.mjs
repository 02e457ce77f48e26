/** Results that every engine may show. */
export const LIMIT = 8;
