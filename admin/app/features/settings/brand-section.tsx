import { saveColours, saveLogo, saveSeo } from '@meltem/contract/settings-office'
import { type BrandColours, contrastFaults } from '@meltem/domain/brand/colours'
import { formatNumber } from '@meltem/i18n/format'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { ChoosePicture } from '../media/choose-picture.tsx'
import { MarksPanel } from './marks-panel.tsx'
import { PartPanel } from './part-panel.tsx'
import { SettingRow, WordsRow } from './setting-row.tsx'
import type { OfficeSettings } from './use-settings.ts'

type Data = OfficeSettings['data']

/** How the storefront looks: logo, colours, and what search engines show of it. */
export function BrandSection({ data }: { data: Data }) {
  return (
    <>
      <LogoPanel data={data} />
      <ColourPanel data={data} />
      <MarksPanel data={data} />
      <SeoPanel data={data} />
    </>
  )
}

function LogoPanel({ data }: { data: Data }) {
  const t = useTranslations('admin.settings')
  const names = { logo: t('brand.logo'), favicon: t('brand.favicon') }
  return (
    <PartPanel
      title={t('brand.logo_title')}
      part="logofavicon"
      stored={data.logofavicon}
      names={names}
      send={(input) => call(saveLogo, input)}
    >
      {({ field }) => (
        <>
          <PictureRow {...field('logo')} hint={t('brand.logo_hint')} bolum="logo" />
          <PictureRow {...field('favicon')} hint={t('brand.favicon_hint')} bolum="favicon" />
        </>
      )}
    </PartPanel>
  )
}

interface PictureRowProps {
  readonly label: string
  readonly hint: string
  readonly bolum: 'logo' | 'favicon'
  readonly value: string | null
  readonly onChange: (key: string | null) => void
  readonly problem: string | undefined
}

function PictureRow({ label, hint, bolum, value, onChange, problem }: PictureRowProps) {
  const t = useTranslations('admin.settings')
  const id = useId()
  return (
    <SettingRow id={id} group label={label} hint={hint} problem={problem}>
      <p className="text-14 wrap-anywhere">{value ?? <span className="text-ink-2">{t('brand.no_picture')}</span>}</p>
      <div className="flex flex-wrap gap-2">
        <ChoosePicture label={label} bolum={bolum} onChoose={onChange} />
        {value !== null && (
          <Button aria-label={t('brand.remove', { label })} onClick={() => onChange(null)} className="max-lg:min-h-11">
            {t('remove')}
          </Button>
        )}
      </div>
    </SettingRow>
  )
}

const COLOURS = ['ana', 'koyu', 'vurgu'] as const

function ColourPanel({ data }: { data: Data }) {
  const t = useTranslations('admin.settings')
  const names = { ana: t('brand.ana'), koyu: t('brand.koyu'), vurgu: t('brand.vurgu') }
  const { surum, deger } = data.tema
  const stored = { surum, deger: { ana: deger.ana, koyu: deger.koyu, vurgu: deger.vurgu } }
  return (
    <PartPanel
      title={t('brand.colours')}
      part="tema"
      stored={stored}
      names={names}
      send={(input) => call(saveColours, input)}
    >
      {({ typed, put, problemOf }) => (
        <>
          {COLOURS.map((name) => (
            <ColourRow
              key={name}
              name={name}
              colours={typed}
              onChange={(colour) => put({ [name]: colour })}
              problem={problemOf(name)}
            />
          ))}
          <Preview colours={typed} brand={data.company.deger.marka} />
        </>
      )}
    </PartPanel>
  )
}

const HEX = /^#[0-9a-f]{6}$/

interface ColourRowProps {
  readonly name: (typeof COLOURS)[number]
  readonly colours: BrandColours
  readonly onChange: (colour: string) => void
  readonly problem: string | undefined
}

/** A colour by hand or from the palette of the device; what cannot be read is said while it is chosen. */
function ColourRow({ name, colours, onChange, problem }: ColourRowProps) {
  const t = useTranslations('admin.settings')
  const id = useId()
  const fault = useContrastText()(name, colours)
  const value = colours[name]
  return (
    <SettingRow id={id} group label={t(`brand.${name}`)} hint={t(`brand.${name}_hint`)} problem={fault ?? problem}>
      <span className="flex items-center gap-2">
        <input
          type="color"
          aria-label={t('brand.pick', { label: t(`brand.${name}`) })}
          value={HEX.test(value) ? value : '#000000'}
          onChange={(event) => onChange(event.target.value)}
          className="h-9 w-14 cursor-pointer rounded-control border border-line-strong bg-paper p-1 max-lg:h-11"
        />
        <input
          type="text"
          aria-label={t(`brand.${name}`)}
          aria-invalid={fault !== undefined || undefined}
          maxLength={7}
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value.trim().toLowerCase())}
          className="control num w-28 max-lg:min-h-11!"
        />
      </span>
    </SettingRow>
  )
}

function useContrastText() {
  const rules = useTranslations('admin.settings.rules.kontrast')
  const t = useTranslations('admin.settings')
  const { language } = useLanguage()
  return (name: (typeof COLOURS)[number], colours: BrandColours): string | undefined => {
    if (!HEX.test(colours[name])) return t('brand.hex')
    const sound = {
      ...colours,
      ...Object.fromEntries(COLOURS.filter((one) => !HEX.test(colours[one])).map((one) => [one, '#000000'])),
    }
    const fault = contrastFaults(sound).find(({ alan }) => alan === name)
    return (
      fault &&
      rules(fault.yuzey, {
        oran: formatNumber(language, fault.oran, 1),
        gereken: formatNumber(language, fault.gereken, 1),
      })
    )
  }
}

/** A piece of the storefront in the colours that are being chosen. */
function Preview({ colours, brand }: { colours: BrandColours; brand: string }) {
  const t = useTranslations('admin.settings')
  return (
    <figure className="m-4 overflow-hidden rounded-card border border-line" aria-label={t('brand.preview')}>
      <div aria-hidden="true">
        <div className="px-4 py-3 font-[640] text-paper" style={{ backgroundColor: colours.koyu }}>
          {brand}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 bg-white p-4">
          <span className="underline" style={{ color: colours.ana }}>
            {t('brand.preview_link')}
          </span>
          <span
            className="rounded-control px-4 py-2 font-[640]"
            style={{ backgroundColor: colours.vurgu, color: '#0b2a3a' }}
          >
            {t('brand.preview_button')}
          </span>
        </div>
      </div>
    </figure>
  )
}

function SeoPanel({ data }: { data: Data }) {
  const t = useTranslations('admin.settings')
  const names = { baslik: t('seo.baslik'), aciklama: t('seo.aciklama') }
  return (
    <PartPanel title={t('seo.title')} part="seo" stored={data.seo} names={names} send={(input) => call(saveSeo, input)}>
      {({ field }) => (
        <>
          <WordsRow {...field('baslik')} hint={t('seo.baslik_hint')} most={120} />
          <WordsRow {...field('aciklama')} hint={t('seo.aciklama_hint')} most={320} rows={3} />
        </>
      )}
    </PartPanel>
  )
}
