import {STRAPI_VERSION} from '../strapi';

/** Assistants that take the first message from the address; a click only fills it in or sends it, as each of them does. */
const ASSISTANTS = {
  ChatGPT: 'https://chatgpt.com/?q=',
  Claude: 'https://claude.ai/new?q=',
} as const;

/**
 * Returns where assistants are asked about a page, each with its name.
 *
 * @param address of the page's Markdown, which programs read best
 */
export function assistantAddresses(address: string): {name: string; address: string}[] {
  const prompt = `Read ${address} about the code of Strapi ${STRAPI_VERSION}, then answer my questions about it.`;
  return Object.entries(ASSISTANTS).map(([name, start]) => ({
    name,
    address: start + encodeURIComponent(prompt),
  }));
}
