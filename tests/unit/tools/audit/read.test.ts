import {expect, test} from 'vitest';
import {readAdvisories, readSignatures} from '../../../../tools/audit/read';

test('advisories of the two highest degrees stop a build, others are counted', () => {
  const vulnerabilities = {
    a: {severity: 'critical', range: '<2'},
    b: {severity: 'high', range: '1.x'},
    c: {severity: 'moderate', range: '*'},
  };
  const {isKnown, faults, summary} = readAdvisories(JSON.stringify({vulnerabilities}));
  expect(isKnown).toBe(true);
  expect(faults.map((line) => line.trim().split(':')[0])).toEqual(['a <2', 'b 1.x']);
  expect(summary).toContain('3 packages');
});

test('a registry that has no advisories, or does not answer, proves nothing', () => {
  for (const output of ['', '{"message": "405 Method Not Allowed", "error": {}}', '<html>']) {
    expect(readAdvisories(output)).toMatchObject({isKnown: false, faults: []});
  }
});

test('a wrong signature stops a build; keys that cannot be had prove nothing', () => {
  expect(
    readSignatures('audited 2 packages\n2 packages have verified registry signatures', 0),
  ).toMatchObject({
    isKnown: true,
    faults: [],
  });
  expect(
    readSignatures('1 package has an invalid registry signature:\n\na@1.0.0', 1).faults,
  ).toContain('a@1.0.0');
  expect(readSignatures('npm error code ENOTFOUND', 1)).toMatchObject({isKnown: false, faults: []});
});
