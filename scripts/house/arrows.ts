import { dirname, join, normalize } from 'node:path'

export interface SourceFile {
  /** From the root of the repository, with slashes. */
  readonly path: string
  readonly text: string
}

interface Arrow {
  /** The rule as a sentence, told with every breach. */
  readonly says: string
  readonly from: RegExp
  readonly never: RegExp
  /** Where the rule would be met and does not count. */
  readonly but?: RegExp
}

const TEST = /\.test\.tsx?$|\/testing\//

/** Which folder may import which inside a package; between packages Biome says it (`biome.json`). */
export const ARROWS: readonly Arrow[] = [
  {
    says: 'The platform knows no feature: it is what features stand on.',
    from: /^server\/src\/platform\//,
    never: /^server\/src\/(?!platform\/)/,
  },
  {
    says: 'Features are put together by app.ts and start*.ts and know neither them nor pages, demo or oracle.',
    from: /^server\/src\/features\//,
    never: /^server\/src\/(?!platform\/|features\/|services\.ts$)/,
  },
  {
    says: 'What things cost stands below everything that lists or books them.',
    from: /^server\/src\/features\/catalog\/tariff\//,
    never: /^server\/src\/features\/(?!catalog\/tariff\/)/,
  },
  {
    says: 'Reservation takes tariffs from the catalogue, and nothing else of it.',
    from: /^server\/src\/features\/reservation\//,
    never: /^server\/src\/features\/catalog\/(?!tariff\/)/,
  },
  {
    says: 'Catalog takes what is free from reservation through one door: its stock.',
    from: /^server\/src\/features\/catalog\//,
    never: /^server\/src\/features\/reservation\/(?!stock\/)/,
  },
  {
    says: 'Reservation asks a Seller; that agencies are one is said where the server is put together.',
    from: /^server\/src\/features\/reservation\//,
    never: /^server\/src\/features\/agency\//,
  },
  {
    says: 'Data flows routes → service → queries → db, never back.',
    from: /\.(service|queries)\.ts$/,
    never: /\.routes\.ts$/,
  },
  {
    says: 'Queries are the lowest layer of a feature.',
    from: /\.queries\.ts$/,
    never: /\.service\.ts$/,
  },
  {
    says: 'Routes lead into the house; no room leads back to them.',
    from: /^(web|admin)\/app\/(features|ui|platform)\//,
    never: /^(web|admin)\/app\/(routes\/|routes\.tsx?$|root\.tsx$)/,
  },
  {
    says: 'Pieces of the surface know no feature.',
    from: /^(web|admin)\/app\/ui\//,
    never: /^(web|admin)\/app\/features\//,
  },
  {
    says: 'The platform of the screens knows neither features nor pieces of the surface.',
    from: /^(web|admin)\/app\/platform\//,
    never: /^(web|admin)\/app\/(features|ui)\//,
  },
]

const IMPORT = /\b(?:from\s+|import\s+|import\(\s*)'(\.{1,2}\/[^']+)'/g

/** The files a file names in its imports, types included. */
function importsOf({ path, text }: SourceFile): string[] {
  return [...text.matchAll(IMPORT)].map(([, target = '']) => normalize(join(dirname(path), target)))
}

/** Every import that goes against an arrow, as `from → to: rule`. Tests may look everywhere. */
export function findBreaches(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !TEST.test(path))
    .flatMap((file) => {
      const arrows = ARROWS.filter(({ from, but }) => from.test(file.path) && !but?.test(file.path))
      return importsOf(file).flatMap((target) =>
        arrows.filter(({ never }) => never.test(target)).map(({ says }) => `${file.path} → ${target}: ${says}`),
      )
    })
}
