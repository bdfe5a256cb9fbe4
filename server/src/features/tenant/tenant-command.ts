import { parseArgs } from 'node:util'
import { CurrencyCode } from '@meltem/contract/wire/fields'
import { isLanguage } from '@meltem/i18n/locales'
import * as z from 'zod/mini'
import { loadConfig } from '../../platform/config.ts'
import { connect } from '../../platform/db/connection.ts'
import { findRunningEmbedded } from '../../platform/db/embedded.ts'
import { appUrlOf, openDatabase } from '../../platform/db/open-database.ts'
import { PictureStudio } from '../../platform/files/pictures/picture-studio.ts'
import { createLogger } from '../../platform/http/logger.ts'
import { tenantOrigin } from '../../platform/http/tenant-origin.ts'
import { Queue } from '../../platform/jobs/queue.ts'
import { openAdministrator } from './administrator.service.ts'
import { createTenant, type FirstManager, faultsOf, type Installation } from './create-tenant.ts'
import type { NewTenant } from './starter.ts'
import { readTenants } from './tenant.queries.ts'

type Say = (line: string) => void

const HELP = `npm run tenant -- create --code kas --host kas.localhost --brand "Kaş Tur" --languages tr,en \\
  --currencies TRY,EUR --manager "Ada Yıldız <ada@kas.example>" [--company "Kaş Tur Turizm Ltd. Şti."]
npm run tenant -- list
npm run tenant -- admin "Ada Yıldız <ada@meltem.example>"`

const OPTIONS = {
  code: { type: 'string' },
  host: { type: 'string', multiple: true },
  brand: { type: 'string' },
  company: { type: 'string' },
  languages: { type: 'string' },
  currencies: { type: 'string' },
  manager: { type: 'string' },
} as const

export async function runTenantCommand(args: readonly string[], say: Say): Promise<void> {
  const [command, ...rest] = args
  if (command === 'list')
    return await inInstallation(say, async ({ owner }) => {
      for (const { kod, alan_adlari, aktif } of await readTenants(owner))
        say(`${kod}  ${alan_adlari.join(', ')}${aktif ? '' : '  (closed)'}`)
    })
  if (command === 'admin') return await makeAdministrator(rest, say)
  if (command !== 'create') throw new Error(HELP)
  const { tenant, manager } = readAsked(rest)
  await inInstallation(say, async (installation) => {
    const { id, anahtar } = await createTenant(installation, tenant, manager)
    const origin = tenantOrigin({ id, kod: tenant.kod, alan_adlari: tenant.alan_adlari }, installation.config)
    say(`${tenant.marka} is open at ${origin}`)
    say(`${manager.ad} ${manager.soyad} chooses a password within seven days at ${origin}/yonetim/sifre#${anahtar}`)
    say(`The same link is on its way to ${manager.e_mail}.`)
  })
}

/** The only way to the page of the installation begins on its machine; the same again lets in who has lost the app. */
async function makeAdministrator(args: readonly string[], say: Say): Promise<void> {
  const person = readPerson(args.join(' '))
  if (!person) throw new Error(HELP)
  await inInstallation(say, async ({ owner, config }) => {
    const ad = `${person.ad} ${person.soyad}`
    const password = await openAdministrator(owner, { ad, e_mail: person.e_mail })
    say(`${ad} logs in at ${config.publicUrl ?? `http://localhost:${config.port}`}/yonetim/kurum`)
    say(`  ${person.e_mail}  ${password}`)
    say('The password is told this once; the first login sets up an authenticator app.')
    if (config.mode === 'production' && !config.publicUrl) say('Set PUBLIC_URL: the page is answered there only.')
  })
}

interface Asked {
  readonly tenant: NewTenant
  readonly manager: FirstManager
}

/** All that is wrong is told at once. */
function readAsked(args: readonly string[]): Asked {
  const { values } = parseArgs({ args: [...args], options: OPTIONS })
  const faults: string[] = []
  const need = (name: keyof typeof OPTIONS, value: string | undefined): string => {
    if (!value?.trim()) faults.push(`--${name} is missing.`)
    return value?.trim() ?? ''
  }
  const kod = need('code', values.code)
  const alan_adlari = (values.host ?? []).map((host) => host.trim().toLowerCase())
  if (alan_adlari.length === 0) faults.push('--host is missing.')
  const marka = need('brand', values.brand)
  const diller = listOf(need('languages', values.languages))
  for (const dil of diller) if (!isLanguage(dil)) faults.push(`${dil} is no language of the house: tr, en, de, ru.`)
  const para_birimleri = listOf(need('currencies', values.currencies))
  for (const kur of para_birimleri)
    if (!z.safeParse(CurrencyCode, kur).success) faults.push(`${kur} is no currency code such as EUR.`)
  const manager = readPerson(need('manager', values.manager))
  if (values.manager && !manager) faults.push('--manager is written as "First Last <address>".')
  if (kod) faults.push(...faultsOf({ kod, alan_adlari }))
  const [language, ...languages] = diller.filter(isLanguage)
  const [currency, ...currencies] = para_birimleri
  if (faults.length > 0 || !language || !currency || !manager) throw new Error(`${faults.join('\n')}\n\n${HELP}`)
  return {
    tenant: {
      kod,
      alan_adlari,
      marka,
      unvan: values.company?.trim() || marka,
      diller: [language, ...languages],
      para_birimleri: [currency, ...currencies],
      e_mail: manager.e_mail,
    },
    manager,
  }
}

/** `First Last <address>`. */
function readPerson(words: string): FirstManager | undefined {
  const [, ad, soyad, e_mail] = /^(\S.*?)\s+(\S+)\s*<([^<>\s]+@[^<>\s]+)>$/.exec(words) ?? []
  return ad && soyad && e_mail ? { ad, soyad, e_mail: e_mail.toLowerCase() } : undefined
}

function listOf(words: string): string[] {
  return [...new Set(words.split(',').map((word) => word.trim()))].filter(Boolean)
}

type Work = (installation: Installation) => Promise<void>

/** With the database of a server that runs, or one that is started for as long as it takes. */
async function inInstallation(say: Say, work: Work): Promise<void> {
  const config = loadConfig()
  const onError = (error: Error): void => void process.stderr.write(`${error.message}\n`)
  const running = config.databaseUrl ? undefined : findRunningEmbedded(config)
  const database = running
    ? { ownerUrl: running, appUrl: appUrlOf(running, config.secret), close: async () => undefined }
    : await openDatabase(config, { say, onError })
  const owner = connect(database.ownerUrl, 1, onError)
  const app = connect(database.appUrl, 2, onError)
  const queue = new Queue(database.appUrl, createLogger('warn'))
  const studio = new PictureStudio(config.files)
  try {
    await queue.start()
    await work({ owner: owner.db, db: app.db, queue, studio, config })
  } finally {
    await studio.close()
    await queue.stop()
    await app.close()
    await owner.close()
    await database.close()
  }
}
