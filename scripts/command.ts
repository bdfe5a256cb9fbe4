import { type ChildProcess, spawn } from 'node:child_process'
import { ROOT } from './paths.ts'

export interface Command {
  readonly command: string
  readonly args: readonly string[]
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
}

interface Outcome {
  readonly ok: boolean
  readonly output: string
  readonly seconds: number
}

const running = new Set<ChildProcess>()

/** `show` passes the output on as it comes; otherwise it is kept for the caller. */
export function run({ command, args, cwd = ROOT, env = {} }: Command, output: 'show' | 'keep'): Promise<Outcome> {
  const started = performance.now()
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', output === 'show' ? 'inherit' : 'pipe', output === 'show' ? 'inherit' : 'pipe'],
  })
  running.add(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
  }
  return new Promise((resolve) => {
    let problem = ''
    child.on('error', (error) => {
      problem = `${command} cannot be started: ${error.message}\n`
    })
    child.on('close', (code) => {
      running.delete(child)
      resolve({ ok: code === 0, output: problem + text, seconds: (performance.now() - started) / 1000 })
    })
  })
}

/** For a child that was not started by `run`: it ends with us too. */
export function endWithUs(child: ChildProcess): void {
  running.add(child)
  child.once('exit', () => running.delete(child))
}

/** Without this a Ctrl-C would end the script and leave its children at work. */
export function stopChildrenWithUs(): void {
  const stop = (code: number) => {
    for (const child of running) child.kill('SIGTERM')
    process.exit(code)
  }
  process.on('SIGINT', () => stop(130))
  process.on('SIGTERM', () => stop(143))
  process.on('SIGHUP', () => stop(129))
  onParentGone(() => stop(1))
}

/** The bootstrap holds an open channel to us; it closes when the bootstrap was ended without a chance to tell. */
export function onParentGone(act: () => void): void {
  if (!process.channel) return
  process.on('disconnect', act)
  process.channel.unref()
}
