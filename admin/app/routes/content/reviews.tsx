import { REVIEW_STATES } from '@meltem/contract/catalog/review'
import { useTranslations } from 'use-intl'
import { OpinionCard } from '../../features/reviews/opinion-card.tsx'
import { SOURCES, useOpinions } from '../../features/reviews/use-opinions.ts'
import { useMay } from '../../platform/rights.ts'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Paging } from '../../ui/paging.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'

/** What guests say of products and readers of articles: nothing is shown before somebody has read it. */
export default function Reviews() {
  const t = useTranslations('admin.reviews')
  const errorText = useErrorText()
  const may = useMay()
  const { page, list, decide, done, takeBack, choose, searchOf } = useOpinions()
  const { data, error, refetch } = list
  return (
    <>
      <PageHead title={t('title')} lead={data ? t(`lead.${page.durum}`, { count: data.toplam }) : ' '}>
        <Segmented
          label={t('source_label')}
          options={SOURCES.map((value) => ({ value, label: t(`source.${value}`) }))}
          value={page.source}
          onChange={(tur) => choose({ tur })}
        />
        <Segmented
          label={t('state_label')}
          options={REVIEW_STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
          value={page.durum}
          onChange={(durum) => choose({ durum })}
        />
      </PageHead>
      {decide.error && <Note tone="danger">{errorText(decide.error)}</Note>}
      {!data && error !== null && <Problem error={error} onRetry={() => void refetch()} />}
      {!data && error === null && <Skeleton lines={8} />}
      {data && (
        <Panel title={t(`source.${page.source}`)}>
          {data.rows.length === 0 ? (
            <Nothing>
              <p className="font-[620] text-ink">{t(`empty.${page.durum}`)}</p>
              <p>{t(`empty_text.${page.source}`)}</p>
            </Nothing>
          ) : (
            <ul>
              {data.rows.map((opinion) => (
                <OpinionCard
                  key={`${opinion.k_no} ${opinion.durum} ${opinion.yanit}`}
                  opinion={opinion}
                  mayDecide={may('yorum.karar')}
                  busy={decide.isPending && decide.variables.opinion.k_no === opinion.k_no}
                  onDecide={(decision) => decide.mutate(decision)}
                />
              ))}
            </ul>
          )}
          <Paging page={page.sayfa} total={data.toplam} pageSize={data.sayfa_boyu} searchOf={searchOf} />
        </Panel>
      )}
      <UndoNote
        text={done && t(`done.${done.durum}`, { name: done.opinion.ad })}
        busy={decide.isPending}
        onUndo={takeBack}
      />
    </>
  )
}
