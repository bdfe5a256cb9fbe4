import { SOCIAL_NETWORKS } from '@meltem/contract/settings'
import { type PartValue, saveCompany, saveContact, saveSocial, saveSupport } from '@meltem/contract/settings-office'
import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { Button } from '../../ui/button.tsx'
import { PartPanel } from './part-panel.tsx'
import { NumberRow, SettingRow, TextRow, WordsRow } from './setting-row.tsx'
import type { OfficeSettings } from './use-settings.ts'

type Data = OfficeSettings['data']

/** Empty is nothing: a null on the wire. */
const orNull = (text: string) => (text === '' ? null : text)

/** Who the business is, and how it is reached. */
export function CompanySection({ data }: { data: Data }) {
  return (
    <>
      <CompanyPanel data={data} />
      <ContactPanel data={data} />
      <SupportPanel data={data} />
      <SocialPanel data={data} />
    </>
  )
}

function CompanyPanel({ data }: { data: Data }) {
  const t = useTranslations('admin.settings')
  const names = {
    marka: t('company.marka'),
    unvan: t('company.unvan'),
    vergi_dairesi: t('company.vergi_dairesi'),
    vergi_no: t('company.vergi_no'),
    birlik_no: t('company.birlik_no'),
    birlik_url: t('company.birlik_url'),
    birlik_metni: t('company.birlik_metni'),
    slogan: t('company.slogan'),
  }
  return (
    <PartPanel
      title={t('company.title')}
      part="company"
      stored={data.company}
      names={names}
      send={(input) => call(saveCompany, input)}
    >
      {({ typed, put, field }) => (
        <>
          <TextRow {...field('marka')} hint={t('company.marka_hint')} most={80} />
          <TextRow {...field('unvan')} hint={t('company.unvan_hint')} />
          <TextRow {...field('vergi_dairesi')} most={80} />
          <TextRow {...field('vergi_no')} hint={t('company.vergi_no_hint')} most={11} />
          <TextRow
            {...field('birlik_no')}
            hint={t('company.birlik_no_hint')}
            most={40}
            value={typed.birlik_no ?? ''}
            onChange={(no) => put({ birlik_no: orNull(no) })}
          />
          <TextRow
            {...field('birlik_url')}
            hint={t('company.birlik_url_hint')}
            type="url"
            most={300}
            value={typed.birlik_url ?? ''}
            onChange={(url) => put({ birlik_url: orNull(url) })}
          />
          <WordsRow {...field('birlik_metni')} hint={t('company.birlik_metni_hint')} most={300} />
          <WordsRow {...field('slogan')} most={160} />
        </>
      )}
    </PartPanel>
  )
}

function ContactPanel({ data }: { data: Data }) {
  const t = useTranslations('admin.settings')
  const names = {
    telefon: t('contact.telefon'),
    e_mail: t('contact.e_mail'),
    adres: t('contact.adres'),
    enlem: t('contact.enlem'),
    boylam: t('contact.boylam'),
  }
  return (
    <PartPanel
      title={t('contact.title')}
      part="contact"
      stored={data.contact}
      names={names}
      send={(input) => call(saveContact, input)}
    >
      {({ field }) => (
        <>
          <TextRow {...field('telefon')} hint={t('phone_hint')} type="tel" most={30} />
          <TextRow {...field('e_mail')} hint={t('contact.e_mail_hint')} type="email" />
          <TextRow {...field('adres')} rows={3} most={300} />
          <NumberRow {...field('enlem')} fine hint={t('contact.place_hint')} />
          <NumberRow {...field('boylam')} fine />
        </>
      )}
    </PartPanel>
  )
}

function SupportPanel({ data }: { data: Data }) {
  const t = useTranslations('admin.settings')
  const names = {
    telefon: t('support.telefon'),
    sohbet_no: t('support.sohbet_no'),
    mesaj_url: t('support.mesaj_url'),
    saatler: t('support.saatler'),
  }
  return (
    <PartPanel
      title={t('support.title')}
      part="support"
      stored={data.support}
      names={names}
      send={(input) => call(saveSupport, input)}
    >
      {({ typed, put, field }) => (
        <>
          <TextRow
            {...field('telefon')}
            hint={t('phone_hint')}
            type="tel"
            most={30}
            value={typed.telefon ?? ''}
            onChange={(telefon) => put({ telefon: orNull(telefon) })}
          />
          <TextRow
            {...field('sohbet_no')}
            hint={t('support.sohbet_no_hint')}
            type="tel"
            most={30}
            value={typed.sohbet_no ?? ''}
            onChange={(no) => put({ sohbet_no: orNull(no) })}
          />
          <TextRow
            {...field('mesaj_url')}
            type="url"
            most={300}
            value={typed.mesaj_url ?? ''}
            onChange={(url) => put({ mesaj_url: orNull(url) })}
          />
          <WordsRow {...field('saatler')} hint={t('support.saatler_hint')} most={200} />
        </>
      )}
    </PartPanel>
  )
}

type Profile = PartValue<'social'>['profiller'][number]

function SocialPanel({ data }: { data: Data }) {
  const t = useTranslations('admin.settings')
  const names = { profiller: t('social.profiller') }
  return (
    <PartPanel
      title={t('social.title')}
      part="social"
      stored={data.social}
      names={names}
      send={(input) => call(saveSocial, input)}
    >
      {({ typed, put, problemOf }) => (
        <ProfileRows
          profiles={typed.profiller}
          onChange={(profiller) => put({ profiller })}
          problem={problemOf('profiller')}
        />
      )}
    </PartPanel>
  )
}

interface ProfileRowsProps {
  readonly profiles: readonly Profile[]
  readonly onChange: (profiles: Profile[]) => void
  readonly problem: string | undefined
}

function ProfileRows({ profiles, onChange, problem }: ProfileRowsProps) {
  const t = useTranslations('admin.settings')
  const id = useId()
  const put = (index: number, part: Partial<Profile>) =>
    onChange(profiles.map((one, at) => (at === index ? { ...one, ...part } : one)))
  return (
    <SettingRow id={id} group label={t('social.profiller')} hint={t('social.hint')} problem={problem}>
      {profiles.map((profile, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: profiles have no key, and the place is the one that is edited.
        <span key={index} className="flex flex-wrap gap-1.5">
          <select
            aria-label={t('social.tur', { no: index + 1 })}
            value={profile.tur}
            onChange={(event) =>
              put(index, { tur: SOCIAL_NETWORKS.find((one) => one === event.target.value) ?? 'instagram' })
            }
            className="control max-lg:min-h-11!"
          >
            {SOCIAL_NETWORKS.map((one) => (
              <option key={one} value={one}>
                {t(`social.${one}`)}
              </option>
            ))}
          </select>
          <input
            type="url"
            aria-label={t('social.url', { no: index + 1 })}
            maxLength={300}
            placeholder="https://"
            value={profile.url}
            onChange={(event) => put(index, { url: event.target.value })}
            className="control min-w-0 flex-1 basis-40 max-lg:min-h-11!"
          />
          <Button
            size="icon"
            aria-label={t('social.remove', { no: index + 1 })}
            onClick={() => onChange(profiles.filter((_, at) => at !== index))}
            className="max-lg:min-h-11 max-lg:min-w-11"
          >
            <X aria-hidden="true" className="icon" />
          </Button>
        </span>
      ))}
      {profiles.length < 12 && (
        <Button
          onClick={() => onChange([...profiles, { tur: 'instagram', url: '' }])}
          className="justify-self-start max-lg:min-h-11"
        >
          <Plus aria-hidden="true" className="icon" />
          {t('social.add')}
        </Button>
      )}
    </SettingRow>
  )
}
