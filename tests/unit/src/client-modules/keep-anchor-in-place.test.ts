import {afterEach, expect, test, vi} from 'vitest';
import keepAnchorInPlace from '../../../../src/client-modules/keep-anchor-in-place';

/** Opens a page with this hash, and returns the ids that are looked for on it. */
function idsFor(hash: string): string[] {
  const ids: string[] = [];
  vi.stubGlobal('document', {getElementById: (id: string) => void ids.push(id)});
  const location = {pathname: '/', search: '', hash, state: undefined, key: ''};
  keepAnchorInPlace.onRouteDidUpdate?.({location, previousLocation: null});
  return ids;
}

afterEach(() => vi.unstubAllGlobals());

test('the heading of a hash is looked for by its decoded id', () => {
  expect(idsFor('#caf%C3%A9')).toEqual(['café']);
});

test('a hash that is not encoded properly crashes no page', () => {
  expect(idsFor('#100%')).toEqual(['100%']);
  expect(idsFor('#%E0%A4%A')).toEqual(['%E0%A4%A']);
});
