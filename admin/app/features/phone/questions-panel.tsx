import type { AskedField } from '@meltem/domain/reservation/guest-questions'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Panel } from '../../ui/panel.tsx'
import { AnswerField, type Question, useQuestionTitle } from '../reservation/answer-field.tsx'
import type { CallerDraft, DraftLine } from './phone-draft.ts'
import { phoneQuestions } from './phone-questions.ts'

interface QuestionsPanelProps {
  readonly lines: readonly DraftLine[]
  readonly caller: CallerDraft
  readonly onCaller: (part: Partial<CallerDraft>) => void
}

/** What the products in the basket want to know (BOOK-66); what stays open the guest writes by the link of the mail. */
export function QuestionsPanel({ lines, caller, onCaller }: QuestionsPanelProps) {
  const t = useTranslations('admin.phone')
  const questionOf = useQuestion()
  const titleOf = useQuestionTitle()
  const answers = caller.yanitlar ?? {}
  const { asked, byLink } = phoneQuestions(lines, answers)
  if (asked.length + byLink.length === 0) return null
  return (
    <Panel title={t('questions')}>
      <div className="grid gap-3 p-4">
        <p className="text-13 text-ink-2">{t('questions_note')}</p>
        {asked.map((field) => (
          <AnswerField
            key={field.ad}
            marked
            question={questionOf(field)}
            value={answers[field.ad] ?? ''}
            onChange={(value) => onCaller({ yanitlar: { ...answers, [field.ad]: value } })}
          />
        ))}
        {byLink.length > 0 && (
          <p className="text-13 text-ink-2">
            {t('questions_by_link', { titles: byLink.map((field) => titleOf(questionOf(field))).join(', ') })}
          </p>
        )}
      </div>
    </Panel>
  )
}

/** In the language of the clerk, or the next best one; names of fellow travellers are asked by the house. */
function useQuestion(): (field: AskedField) => Question {
  const t = useTranslations('admin.reservation.field')
  const { language } = useLanguage()
  const wordsIn = (text: AskedField['soru']['baslik']) => text[language] ?? text.en ?? text.tr ?? ''
  return ({ soru, kisi }) => {
    const { kod, tip, zorunlu, secenekler } = soru
    const own = kod === 'ad' || kod === 'soyad' ? t(kod) : wordsIn(soru.baslik) || kod
    const choices = secenekler.map((one) => ({ kod: one.kod, baslik: wordsIn(one.baslik) || one.kod }))
    return { baslik: own, kisi, tip, zorunlu, kimlik: false, secenekler: choices }
  }
}
