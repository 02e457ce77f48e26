/** What was made of each file, by URL. Kept for as long as the reader stays, because the layout remounts between sections. */
const files = new Map<string, Promise<unknown>>();

async function fetchJson<Content>(
  url: string,
  read: (json: unknown) => Content | Promise<Content>,
): Promise<Content | undefined> {
  try {
    const response = await fetch(url);
    return response.ok ? await read(await response.json()) : undefined;
  } catch {
    // No network, HTML instead of JSON, half a file, or another shape: no noise (spec section 8).
    return undefined;
  }
}

/**
 * Fetches a JSON file and returns what `read` makes of it; undefined when it cannot be had. Each file is fetched once,
 * whoever asks meanwhile waits for the same answer, and a file that could not be had is asked for again next time. Never
 * rejects.
 */
export async function loadJson<Content>(
  url: string,
  read: (json: unknown) => Content | Promise<Content>,
): Promise<Content | undefined> {
  const promise =
    (files.get(url) as Promise<Content | undefined> | undefined) ?? fetchJson(url, read);
  files.set(url, promise);
  const content = await promise;
  if (content === undefined) {
    files.delete(url);
  }
  return content;
}
