import {runMain} from '../process.mjs';
import {main} from './main';

void runMain(() => main(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`)));
