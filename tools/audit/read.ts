/** What one question about the installed packages has brought. */
export type Outcome = {
  /** False when nobody could be asked, which proves nothing. */
  isKnown: boolean;
  /** What stops a build, a line each. */
  faults: string[];
  summary: string;
};

/** Advisories that stop a build: npm's two highest degrees. */
const grave = new Set(['high', 'critical']);

/**
 * Returns what the advisories of the registry say of the packages that the site is built with.
 *
 * @param output of `npm audit --json`
 */
export function readAdvisories(output: string): Outcome {
  let found: Record<string, {severity: string; range: string}> | undefined;
  try {
    ({vulnerabilities: found} = JSON.parse(output));
  } catch {
    // No answer; see below.
  }
  if (!found) {
    return {isKnown: false, faults: [], summary: 'Advisories: skipped, the registry offers none.'};
  }
  const faults = Object.entries(found)
    .filter(([, {severity}]) => grave.has(severity))
    .map(([name, {severity, range}]) => `  ${name} ${range}: ${severity}; "npm audit" tells more.`);
  return {
    isKnown: true,
    faults,
    summary: `Advisories: ${Object.keys(found).length} packages, ${faults.length} of them high or critical.`,
  };
}

/**
 * Returns whether the packages have the signatures of the registry.
 *
 * @param output of `npm audit signatures`
 * @param code its exit code
 */
export function readSignatures(output: string, code: number): Outcome {
  if (code === 0) {
    return {isKnown: true, faults: [], summary: 'Signatures: verified.'};
  }
  const isRefused = /\b(?:invalid|missing) registry signature/u.test(output);
  return isRefused
    ? {isKnown: true, faults: output.trim().split('\n'), summary: 'Signatures: refused.'}
    : {isKnown: false, faults: [], summary: 'Signatures: skipped, their keys cannot be had here.'};
}
