import {readFileSync} from 'node:fs';
import path from 'node:path';
import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {z} from 'zod';
import {STRAPI_VERSION} from '../../src/strapi';
import {projectDir, UserError} from '../process.mjs';
import {Build} from './build';
import {type Answer, answerAbout, answerPage, answerSearch, answerStale} from './commands';

const instructions = `What the contributor documentation says about the source of Strapi 5, written from version ${STRAPI_VERSION}. Before you change a file of the Strapi monorepo, ask "about" with its path; read the pages that it names with "page". "search" takes questions, identifiers, error messages and stack traces.`;

/** Nothing is written; only `stale` asks another host. */
const reads = {readOnlyHint: true, openWorldHint: false};

/** Returns an answer the way the protocol has it; what a person can mend is a sentence for the model. */
async function toResult(answer: () => Answer | Promise<Answer>): Promise<CallToolResult> {
  try {
    const {text} = await answer();
    return {content: [{type: 'text', text}]};
  } catch (error) {
    if (!(error instanceof UserError)) {
      throw error;
    }
    return {content: [{type: 'text', text: error.message}], isError: true};
  }
}

/** Returns a server with the four commands as tools. */
function createServer(buildDir: string): McpServer {
  const {version} = JSON.parse(readFileSync(path.join(projectDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  const server = new McpServer({name: 'contributor-docs', version}, {instructions});
  let build: Build | undefined;
  // Whoever writes pages builds while the server runs.
  const current = (): Build => (build = build && !build.isOutdated ? build : new Build(buildDir));

  server.registerTool(
    'search',
    {
      title: 'Search the contributor documentation',
      description:
        'Finds sections of pages, and messages, symbols and files in the code of Strapi, by a question, an identifier, a path, an error message or a stack trace. At most eight sections, each with an excerpt.',
      inputSchema: {query: z.string().describe('What to look for')},
      annotations: reads,
    },
    ({query}) => toResult(() => answerSearch(current(), query)),
  );
  server.registerTool(
    'page',
    {
      title: 'Read a page',
      description: 'Returns a page of the contributor documentation as Markdown.',
      inputSchema: {route: z.string().describe('Route or address: /docs/core/database/migrations')},
      annotations: reads,
    },
    ({route}) => toResult(() => answerPage(current(), route)),
  );
  server.registerTool(
    'about',
    {
      title: 'What is written about a file',
      description:
        'Names the pages that speak of a file, a folder or a symbol of Strapi, with the lines at the pinned version and the headings, and the introduction of its package.',
      inputSchema: {
        subject: z
          .string()
          .describe(
            'path, path#symbol or symbol. Paths are those of the monorepo (packages/core/core/src/services/cron.ts) or of node_modules',
          ),
      },
      annotations: reads,
    },
    ({subject}) => toResult(() => answerAbout(current(), subject)),
  );
  server.registerTool(
    'stale',
    {
      title: 'What another version changes',
      description:
        'Names the pages whose cited code is not the same in another version of Strapi. Downloads the packages of that version once, which takes a minute.',
      inputSchema: {against: z.string().describe('Exact version: 5.53.0')},
      annotations: {...reads, openWorldHint: true},
    },
    ({against}) => toResult(() => answerStale(current(), against)),
  );
  return server;
}

/** Serves the four commands on standard input and output until the client closes it. */
export async function serve(buildDir: string): Promise<void> {
  await createServer(buildDir).connect(new StdioServerTransport());
}
