import type {Page} from '@playwright/test';
import {expect, openPage, test} from '../../support/test';
import {type QueryKind, relevanceQueries} from './queries';

/** What the search has to reach over all queries, and the share of a kind that must be among the first three. */
const OVERALL = {hit1: 0.85, hit3: 0.95, hit8: 0.98, mrr: 0.9};
const HIT3_OF_EVERY_KIND = 0.85;

type Score = {count: number; hit1: number; hit3: number; hit8: number; mrr: number};

const emptyScore = (): Score => ({count: 0, hit1: 0, hit3: 0, hit8: 0, mrr: 0});

function addRank(score: Score, rank: number): void {
  score.count += 1;
  score.hit1 += Number(rank === 1);
  score.hit3 += Number(rank > 0 && rank <= 3);
  score.hit8 += Number(rank > 0);
  score.mrr += rank > 0 ? 1 / rank : 0;
}

function shares({count, hit1, hit3, hit8, mrr}: Score) {
  return {hit1: hit1 / count, hit3: hit3 / count, hit8: hit8 / count, mrr: mrr / count};
}

/** Rank of the first result that answers the query; 0 when none does. A route without anchor accepts all of its page. */
function rankOf(results: readonly string[], routes: readonly string[]): number {
  return (
    results.findIndex((result) =>
      routes.some((route) => route === result || route === result.split('#')[0]),
    ) + 1
  );
}

/** Gives the addresses in the panel as soon as there is one. Looks at every frame: there are some thousand queries. */
async function waitForResults(page: Page): Promise<string[]> {
  const results = await page.waitForFunction(() => {
    const panel = document.querySelector('.aa-Panel');
    const links = panel?.querySelectorAll('[role=option] a');
    return links && [...links].map((link) => link.getAttribute('href')!);
  });
  return (await results.jsonValue())!;
}

test('readers find what they look for', async ({page}) => {
  test.setTimeout(300_000);
  await openPage(page, '/');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('searchbox');
  const overall = emptyScore();
  const kinds = new Map<QueryKind, Score>();
  const misses: string[] = [];

  for (const {kind, query, routes} of relevanceQueries) {
    await field.fill(query);
    const results = await waitForResults(page);
    await field.fill('');
    await page.waitForFunction(() => !document.querySelector('.aa-Panel'));

    const rank = rankOf(results, routes);
    const score = kinds.get(kind) ?? emptyScore();
    kinds.set(kind, score);
    addRank(overall, rank);
    addRank(score, rank);
    if (rank === 0 || rank > 3) {
      misses.push(`${kind}: "${query}" wants ${routes[0]}, rank ${rank || 'none'}`);
    }
  }

  const table = [['all', overall] as const, ...kinds].map(([kind, score]) => {
    const {hit1, hit3, hit8, mrr} = shares(score);
    const figures = [hit1, hit3, hit8, mrr].map((figure) => figure.toFixed(3)).join('  ');
    return `${kind.padEnd(24)} ${String(score.count).padStart(3)}  ${figures}`;
  });
  console.log(
    [
      'kind, queries, hit@1, hit@3, hit@8, MRR@8',
      ...table,
      'Not among the first three:',
      ...misses,
    ].join('\n'),
  );

  const reached = shares(overall);
  for (const [figure, wanted] of Object.entries(OVERALL)) {
    expect(reached[figure as keyof typeof reached], figure).toBeGreaterThanOrEqual(wanted);
  }
  for (const [kind, score] of kinds) {
    expect(shares(score).hit3, `hit@3 of "${kind}"`).toBeGreaterThanOrEqual(HIT3_OF_EVERY_KIND);
  }
});
