import { messageGuests, type Texts } from '@meltem/contract/departure/acts'
import type { Departure } from '@meltem/contract/departure/office'
import { formatInstant } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { DEPARTURES_KEY } from '../../platform/queries/keys.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { LanguageTexts, languagesOf } from './language-texts.tsx'
import { whatsAppLink } from './whatsapp-link.ts'

/** Words to everybody on a departure: by mail at once, on WhatsApp one by one from the clerk's own telephone. */
export function MessagePanel({ departure, onClose }: { departure: Departure; onClose: () => void }) {
  const t = useTranslations('admin.departures')
  const client = useQueryClient()
  const errorText = useErrorText()
  const [texts, setTexts] = useState<Texts>({})
  // One key per set of words: a click that is repeated after a lost answer sends nothing twice.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { k_no, misafirler, mesaj } = departure
  const send = useMutation({
    mutationFn: () => call(messageGuests, { istek_k_no: key, k_no, metinler: texts }),
    onSuccess: () => void client.invalidateQueries({ queryKey: DEPARTURES_KEY }),
  })
  const change = (next: Texts) => {
    setTexts(next)
    if (send.isSuccess) {
      send.reset()
      setKey(crypto.randomUUID())
    }
  }
  return (
    <Panel title={t('message')} aside={<Button onClick={onClose}>{t('close')}</Button>} className="print:hidden">
      <form
        className="grid gap-3 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!send.isPending && !send.isSuccess) send.mutate()
        }}
      >
        <p className="text-ink-2">
          {t('message_lead')}{' '}
          {mesaj && t('last_message', { name: mesaj.kim, time: formatInstant(mesaj.zaman), count: mesaj.alici })}
        </p>
        <LanguageTexts
          languages={languagesOf(misafirler)}
          labelOf={(lang, count) => t('text_in', { language: LOCALES[lang].name, count })}
          texts={texts}
          onChange={change}
          required
        />
        {send.error && <Note tone="danger">{errorText(send.error)}</Note>}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" look="sun" busy={send.isPending} disabled={send.isSuccess || misafirler.length === 0}>
            {t('send', { count: misafirler.length })}
          </Button>
          <p role="status" className="font-[560] text-olive">
            {send.isSuccess && t('sent', { count: send.data.gonderilen })}
          </p>
        </div>
      </form>
      <section aria-label={t('whatsapp')} className="border-line border-t p-4">
        <h3 className="mb-2 text-13 font-semibold">{t('whatsapp')}</h3>
        <ul className="flex flex-wrap gap-2">
          {misafirler.map((guest) => {
            const name = `${guest.ad} ${guest.soyad}`
            return (
              <li key={guest.rezervasyon_k_no}>
                <a
                  href={whatsAppLink(guest.telefon, texts[guest.lang] ?? '')}
                  target="_blank"
                  rel="noreferrer"
                  title={t('whatsapp_to', { name })}
                  className="inline-flex min-h-9 items-center gap-1.5 rounded-control border border-line-strong px-2.5 text-13 no-underline hover:bg-mist max-lg:min-h-11"
                >
                  <MessageCircle aria-hidden="true" className="icon" />
                  {name} <small className="text-12 text-ink-2">{guest.lang}</small>
                </a>
              </li>
            )
          })}
        </ul>
      </section>
    </Panel>
  )
}
