import {expect, test} from '@playwright/test';
import {findLost, readAddresses, readKept} from '../../../tools/addresses/addresses';
import {buildDir, projectDir} from '../../paths';

test('each route and each heading that a reader may have kept is there, or leads to what has its content', () => {
  const [kept, built] = [readKept(projectDir), readAddresses(buildDir)];
  expect(Object.keys(kept).length).toBeGreaterThan(300);
  expect(findLost(kept, built)).toEqual([]);
});
