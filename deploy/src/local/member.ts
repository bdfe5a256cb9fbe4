import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { User } from './packages.ts'

export interface MemberSettings {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly user?: User | undefined
  /** Folder of its log. */
  readonly logs: string
}

const REST_MS = 1_000

/** One program of the cluster, kept running as a supervisor would: what ends by itself is started again. */
export class Member {
  readonly #settings: MemberSettings
  #child: ChildProcess | undefined
  #wanted = false

  constructor(settings: MemberSettings) {
    this.#settings = settings
  }

  get name(): string {
    return this.#settings.name
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  start(): void {
    this.#wanted = true
    const { command, args, env, user, logs, name } = this.#settings
    const log = openSync(join(logs, `${name}.log`), 'a')
    const child = spawn(command, args, {
      env: { PATH: process.env.PATH, HOME: logs, LANG: 'C.UTF-8', ...env },
      stdio: ['ignore', log, log],
      // A Ctrl-C is for the whole: it ends its members in their order.
      detached: true,
      ...user,
    })
    this.#child = child
    child.once('exit', () => {
      this.#child = undefined
      if (this.#wanted) void pause(REST_MS).then(() => this.#wanted && !this.#child && this.start())
    })
    child.once('error', () => undefined)
  }

  /** As a machine that loses its power: with all it has started, without a word, and it stays away. */
  async kill(): Promise<void> {
    this.#wanted = false
    const child = this.#child
    if (!child?.pid) return
    const gone = once(child, 'exit')
    process.kill(-child.pid, 'SIGKILL')
    await gone
  }

  async stop(): Promise<void> {
    this.#wanted = false
    const child = this.#child
    if (!child) return
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }

  log(): string {
    return readFileSync(join(this.#settings.logs, `${this.name}.log`), 'utf8')
  }
}
