import type { NewsletterFields, OfficeNewsletter } from '@meltem/contract/audience/newsletter-office'
import { ArrowLeft, Copy } from 'lucide-react'
import { Link, useLocation, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { MailPreview } from '../../features/newsletters/mail-preview.tsx'
import { NewsletterEditor } from '../../features/newsletters/newsletter-editor.tsx'
import { ProgressPanel } from '../../features/newsletters/progress-panel.tsx'
import { contentOf, EMPTY_NEWSLETTER, fieldsOf, useNewsletter } from '../../features/newsletters/use-newsletters.ts'
import { useWrittenLanguage } from '../../features/newsletters/use-written-language.ts'
import { WrittenTabs } from '../../features/newsletters/written-tabs.tsx'
import { useMay } from '../../platform/rights.ts'
import { buttonStyle } from '../../ui/button.tsx'
import { textIn } from '../../ui/form/local-text-field.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** One newsletter: written while it is a draft, looked at from then on. */
export default function Newsletter() {
  const t = useTranslations('admin.newsletters')
  const { k_no = '' } = useParams()
  const isNew = k_no === 'yeni'
  const copied = useLocation().state as NewsletterFields | null
  const { data, error, refetch } = useNewsletter(isNew ? undefined : k_no)
  const mayWrite = useMay()('bulten.yaz')
  return (
    <>
      <Link to="/bulten" className="link mb-2 inline-flex min-h-8 items-center gap-1.5 max-lg:min-h-11">
        <ArrowLeft aria-hidden="true" className="icon" />
        {t('title')}
      </Link>
      {isNew && mayWrite && <NewsletterEditor seen={copied ?? EMPTY_NEWSLETTER} newsletter={undefined} />}
      {!isNew && !data && (error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={8} />)}
      {data &&
        (data.durum === 'taslak' && mayWrite ? (
          <NewsletterEditor key={data.k_no} seen={fieldsOf(data)} newsletter={data} />
        ) : (
          <Reading newsletter={data} />
        ))}
    </>
  )
}

/** What is planned, on its way or sent stands still. */
function Reading({ newsletter }: { newsletter: OfficeNewsletter }) {
  const t = useTranslations('admin.newsletters')
  const mayWrite = useMay()('bulten.yaz')
  const content = contentOf(newsletter)
  const { language, choose } = useWrittenLanguage(content)
  return (
    <>
      <PageHead title={textIn(newsletter.konu, language) || t('untitled')} lead={t(`segments.${newsletter.segment}`)}>
        {mayWrite && (
          <Link
            to="/bulten/yeni"
            state={fieldsOf(newsletter)}
            className={buttonStyle({ className: 'max-lg:min-h-11' })}
          >
            <Copy aria-hidden="true" className="icon" />
            {t('copy')}
          </Link>
        )}
      </PageHead>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
        {newsletter.durum !== 'taslak' && <ProgressPanel newsletter={newsletter} />}
        <div className="grid min-w-0 gap-3">
          <WrittenTabs content={content} language={language} onChoose={choose} />
          <MailPreview content={content} language={language} />
        </div>
      </div>
    </>
  )
}
