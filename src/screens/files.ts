/**
 * The size of a picture in CSS pixels, where its numbers are in percent of width and height, and the version of Strapi that
 * was running.
 */
export type Marks = {strapi: string; width: number; height: number; marks: [number, number][]};

/** All pictures with their numbers, relative to the project: `npm run screens` writes it. */
export const screensFile = 'data/screens.json';

/** Path of a picture below `static`, and on the site. */
export function pictureFile(name: string, mode: 'light' | 'dark'): string {
  return `img/screens/${name}-${mode}.webp`;
}

/** The pictures by name. */
export type Screens = Record<string, Marks>;
