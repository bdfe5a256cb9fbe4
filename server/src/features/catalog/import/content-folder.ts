import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { en } from 'zod/locales'
import * as z from 'zod/mini'

/** What is wrong, where: the file inside the folder, the way to the value inside the file, and a sentence. */
export interface Problem {
  readonly file: string
  readonly path: string
  readonly sentence: string
}

/** Everything that is wrong with a folder, told at once: a person who mends files wants the whole list. */
export class FaultyContent extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    const lines = problems.map(({ file, path, sentence }) =>
      path ? `${file}: ${path}: ${sentence}` : `${file}: ${sentence}`,
    )
    super(`The content cannot be imported:\n${lines.join('\n')}`)
    this.name = 'FaultyContent'
    this.problems = problems
  }
}

/** Plain zod messages only say "Invalid input". */
const { localeError } = en()

/** Where the files are: on the disk, or in an archive. */
export interface FileSource {
  names(): readonly string[]
  read(name: string): string | undefined
}

function diskSource(root: string): FileSource {
  return {
    names: () => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => name.split(sep).join('/')),
    read: (name) => readFileSync(join(root, name), 'utf8'),
  }
}

/** A folder of JSON files that are read by their schemas; what does not obey is noted and the reading goes on. */
export class ContentFolder {
  readonly #source: FileSource
  readonly #fill: (json: string) => string
  readonly #files: ReadonlySet<string>
  readonly #read = new Set<string>()
  readonly #problems: Problem[] = []

  /** `fill` sees each file before it is read: blanks of a template are filled in there. */
  constructor(root: string | FileSource, fill: (json: string) => string = (json) => json) {
    this.#source = typeof root === 'string' ? diskSource(root) : root
    this.#fill = fill
    this.#files = new Set(this.#source.names().filter((name) => name.endsWith('.json')))
  }

  /** Names of the folders inside a folder, in order; the root without a name. */
  list(folder?: string): string[] {
    const start = folder === undefined ? '' : `${folder}/`
    const inside = [...this.#files].filter((file) => file.startsWith(start)).map((file) => file.slice(start.length))
    return [...new Set(inside.filter((file) => file.includes('/')).map((file) => file.split('/', 1)[0] ?? ''))].sort()
  }

  /** A file that may be left out. */
  find<T extends z.ZodMiniType>(file: string, schema: T): z.output<T> | undefined {
    return this.#files.has(file) ? this.#parse(file, schema) : undefined
  }

  /** A file that has to be there; undefined with a problem noted where it is missing or faulty. */
  need<T extends z.ZodMiniType>(file: string, schema: T): z.output<T> | undefined {
    if (this.#files.has(file)) return this.#parse(file, schema)
    this.note(file, '', 'The file is missing.')
    return undefined
  }

  /** Nothing more can be said about a folder, so what stands in it unread is no problem of its own. */
  leave(folder: string): void {
    for (const file of this.#files) if (file.startsWith(`${folder}/`)) this.#read.add(file)
  }

  /** What was noted until now; for those who tell it themselves. */
  problems(): readonly Problem[] {
    return this.#problems
  }

  note(file: string, path: string, sentence: string): void {
    this.#problems.push({ file, path, sentence })
  }

  /** Throws everything that was noted, and files that nothing has asked for: a misspelt name would go unseen. */
  finish(): void {
    for (const file of this.#files) {
      if (!this.#read.has(file))
        this.note(file, '', 'No part of the content has this name, or the tenant does not speak this language.')
    }
    if (this.#problems.length > 0) throw new FaultyContent(this.#problems)
  }

  #parse<T extends z.ZodMiniType>(file: string, schema: T): z.output<T> | undefined {
    this.#read.add(file)
    const raw = this.#rawOf(file)
    if (raw === undefined) return undefined
    const { data, error } = z.safeParse(schema, raw, { error: localeError })
    if (error) {
      for (const issue of error.issues) this.note(file, z.core.toDotPath(issue.path), issue.message)
      return undefined
    }
    const strange = unknownFields(raw, data)
    for (const path of strange) this.note(file, z.core.toDotPath(path), 'There is no such field.')
    return strange.length === 0 ? data : undefined
  }

  #rawOf(file: string): unknown {
    try {
      return JSON.parse(this.#fill(this.#source.read(file) ?? ''))
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      this.note(file, '', `The file is no JSON: ${error.message}.`)
      return undefined
    }
  }
}

/** Fields that the contract's own schemas, which also read what older programs send, have left out. */
function unknownFields(raw: unknown, read: unknown, path: readonly PropertyKey[] = []): PropertyKey[][] {
  if (typeof raw !== 'object' || raw === null || typeof read !== 'object' || read === null) return []
  return Object.entries(raw).flatMap(([key, value]) => {
    const place = Array.isArray(raw) ? Number(key) : key
    if (!Object.hasOwn(read, key)) return [[...path, place]]
    return unknownFields(value, (read as Record<string, unknown>)[key], [...path, place])
  })
}
