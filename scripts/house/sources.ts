import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../paths.ts'
import type { SourceFile } from './arrows.ts'

/** Every TypeScript file of the repository, whether it is committed already or not. */
export function listSources(): SourceFile[] {
  const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', '*.ts', '*.tsx'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return paths
    .split('\n')
    .filter(Boolean)
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
}
