/** `npm run audit`: what is known against the packages we ship; ends with 1 where there is something, or no answer. */
import { stopChildrenWithUs } from './command.ts'
import { askRegistry, NOT_ASKED } from './dependencies/ask-registry.ts'

stopChildrenWithUs()
const problems = await askRegistry()
for (const problem of problems ?? [NOT_ASKED]) process.stdout.write(`${problem}\n`)
if (problems?.length === 0) process.stdout.write('Nothing is known against the packages we ship.\n')
process.exitCode = problems?.length === 0 ? 0 : 1
