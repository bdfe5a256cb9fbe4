import { type Colleague, endColleagueSession } from '@meltem/contract/staff/people'
import { formatInstant } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { type usePersonAct, useSessions } from './use-people.ts'

interface SessionListProps extends Pick<ReturnType<typeof usePersonAct>, 'act'> {
  readonly person: Colleague
}

/** Where a person is logged in, and since when; each login can be ended alone, but for the one that looks. */
export function SessionList({ person: { k_no, ad, soyad }, act }: SessionListProps) {
  const t = useTranslations('admin.staff')
  const errorText = useErrorText()
  const { data, error, refetch } = useSessions(k_no)
  if (!data) return error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={2} />
  return (
    <div className="grid gap-2 border-sea border-l-3 bg-mist p-3.5">
      {act.error ? <Note tone="danger">{errorText(act.error)}</Note> : null}
      {data.length === 0 && <p>{t('sessions', { count: 0 })}</p>}
      <ul aria-label={t('sessions_of', { name: `${ad} ${soyad}` })} className="grid gap-2">
        {data.map(({ k_no: oturum_k_no, cihaz, ip, olusturma_zamani, son_gorulme, bu }) => {
          const device = cihaz === '' ? t('session_unknown') : cihaz
          const since = formatInstant(olusturma_zamani)
          return (
            <li key={oturum_k_no} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span className="min-w-0 flex-1 basis-56">
                <b className="block font-[640] text-14 wrap-anywhere">
                  {device}
                  {bu && <span className="font-normal text-ink-2"> ({t('session_this')})</span>}
                </b>
                <span className="num block text-13 text-ink-2">
                  {t('session_when', { since, seen: formatInstant(son_gorulme) })}
                  {ip === '' ? '' : ` · ${ip}`}
                </span>
              </span>
              {!bu && (
                <Button
                  busy={act.isPending}
                  aria-label={t('session_end_of', { device, since })}
                  onClick={() =>
                    act.mutate({
                      run: () => call(endColleagueSession, { k_no, oturum_k_no }),
                      words: t('session_ended', { device }),
                    })
                  }
                  className="max-lg:min-h-11"
                >
                  {t('session_end')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
