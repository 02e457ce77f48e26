import {parseAllDocuments} from 'yaml';
import type {Problem} from '../check';
import type {Fence} from './fences';

/** Line inside the code that a message of JSON.parse speaks of; the first where it names none. */
function jsonErrorLine(message: string, code: string): number {
  const position = message.match(/at position (\d+)/)?.[1];
  if (position) {
    return code.slice(0, Number(position)).split('\n').length;
  }
  return /end of JSON/.test(message) ? code.split('\n').length : 1;
}

/** Parses a `json` fence. */
export function checkJson({file, line, code}: Fence): Problem[] {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    const {message} = error as SyntaxError;
    return [
      {
        file,
        line: line + jsonErrorLine(message, code),
        message: `This is not JSON: ${message.replace(/ in JSON at .*/, '')}. Fix it, or call the fence "text".`,
      },
    ];
  }
}

/** Parses a `yaml` fence, which may hold several documents. */
export function checkYaml({file, line, code}: Fence): Problem[] {
  const documents = parseAllDocuments(code);
  const errors = 'empty' in documents ? documents.errors : documents.flatMap(({errors: e}) => e);
  return errors.map((error) => ({
    file,
    line: line + (error.linePos?.[0].line ?? 1),
    message: `This is not YAML: ${error.message.replace(/\n[^]*| at line .*/, '')}. Fix it, or call the fence "text".`,
  }));
}
