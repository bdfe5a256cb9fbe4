import type { OfficeProduct } from '@meltem/contract/catalog/office'
import { type QuestionPart, saveProduct, type WrittenQuestion } from '@meltem/contract/catalog/office-parts'
import type { Language } from '@meltem/contract/wire/language'
import { Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { textIn } from '../../ui/form/local-text-field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { CheckField, ChoiceField, TextField } from './fields.tsx'
import { RowActs } from './pair-list.tsx'
import { useProduct } from './product-query.ts'
import { PartFrame } from './save-bar.tsx'
import type { TabProps } from './tab-props.ts'
import { FollowedMark, TemplateBar } from './template-bar.tsx'
import { usePart } from './use-part.ts'
import { useTemplates } from './use-templates.ts'
import { WordsField } from './words-field.tsx'

/** What the guest is asked before the service. */
export default function QuestionsTab({ k_no }: TabProps) {
  const product = useProduct(k_no)
  return product ? <Questions product={product} /> : null
}

const TYPES = ['metin', 'uzun_metin', 'sayi', 'tarih', 'saat', 'evet_hayir', 'secim'] as const

/** The first name of this kind that no question has. */
function freeCode(questions: readonly WrittenQuestion[]): string {
  let place = questions.length + 1
  while (questions.some(({ kod }) => kod === `soru_${place}`)) place += 1
  return `soru_${place}`
}

function Questions({ product: { k_no, parcalar, secimler } }: { product: OfficeProduct }) {
  const t = useTranslations('admin.product_screen')
  const form = usePart<QuestionPart>(parcalar.soru.deger, (gorulen, yeni) =>
    call(saveProduct, { k_no, soru: { gorulen, yeni } }),
  )
  const templates = useTemplates(k_no, 'soru')
  const { sorular } = form.value
  const put = (place: number, part: Partial<WrittenQuestion>) =>
    form.set({ sorular: sorular.map((one, at) => (at === place ? { ...one, ...part } : one)) })
  const empty = (): WrittenQuestion => {
    const rest = { baslik: {}, ipucu: {}, zorunlu: false, secenekler: [], kosul: null }
    return { kod: freeCode(sorular), kapsam: 'rezervasyon', tip: 'metin', ...rest }
  }
  return (
    <PartFrame form={form}>
      <Panel title={t('tab.sorular')}>
        <TemplateBar templates={templates} isDirty={form.changed.length > 0} hint={t('template.hint_soru')} />
        <div className="grid gap-4 p-4">
          {sorular.length === 0 && <p className="text-ink-2">{t('no_question')}</p>}
          {sorular.map((question, place) => (
            <div key={question.kod} className="grid gap-2.5 border-line-soft border-b pb-4 sm:grid-cols-3">
              <FollowedMark templates={templates} kod={question.kod} />
              <WordsField
                name="soru"
                diller={secimler.diller}
                value={question.baslik}
                most={160}
                onChange={(baslik) => put(place, { baslik })}
              />
              <WordsField
                name="ipucu"
                diller={secimler.diller}
                value={question.ipucu}
                most={300}
                onChange={(ipucu) => put(place, { ipucu })}
              />
              <ChoiceField
                name="tip"
                value={question.tip}
                options={TYPES.map((type) => ({ value: type, label: t(`answer.${type}`) }))}
                onChange={(tip) => put(place, { tip: tip as WrittenQuestion['tip'] })}
              />
              <ChoiceField
                name="soru_kime"
                value={question.kapsam}
                options={(['rezervasyon', 'kisi'] as const).map((one) => ({ value: one, label: t(`asked.${one}`) }))}
                onChange={(kapsam) => put(place, { kapsam: kapsam as WrittenQuestion['kapsam'] })}
              />
              <CheckField
                label={t('field.zorunlu')}
                checked={question.zorunlu}
                onChange={(zorunlu) => put(place, { zorunlu })}
              />
              {question.tip === 'secim' && (
                <Choices question={question} diller={secimler.diller} onChange={(part) => put(place, part)} />
              )}
              <Condition question={question} others={sorular} onChange={(part) => put(place, part)} />
              <RowActs place={place} rows={sorular} onChange={(rows) => form.set({ sorular: rows })} />
            </div>
          ))}
          <Button
            onClick={() => form.set({ sorular: [...sorular, empty()] })}
            className="justify-self-start max-lg:min-h-11"
          >
            <Plus aria-hidden="true" className="icon" />
            {t('add_question')}
          </Button>
        </div>
      </Panel>
    </PartFrame>
  )
}

interface ConditionProps {
  readonly question: WrittenQuestion
  readonly others: readonly WrittenQuestion[]
  readonly onChange: (part: Pick<WrittenQuestion, 'kosul'>) => void
}

/** Asked always, or only after a certain answer to another question. */
function Condition({ question: { kod, kosul }, others, onChange }: ConditionProps) {
  const words = useTranslations('admin.templates')
  const { language } = useLanguage()
  const known = others.filter((one) => one.kod !== kod)
  const asked = known.find((one) => one.kod === kosul?.kod)
  const answers = answersOf(asked, words, language)
  const options = known.map((one) => ({ value: one.kod, label: textIn(one.baslik, language) || one.kod }))
  // One that was taken away is still named: the question would never be asked.
  const gone = kosul && !asked ? [{ value: kosul.kod, label: kosul.kod }] : []
  return (
    <>
      <ChoiceField
        name="kosul"
        value={kosul?.kod ?? ''}
        options={[{ value: '', label: words('always') }, ...options, ...gone]}
        onChange={(next) => {
          const [first] = answersOf(
            known.find((one) => one.kod === next),
            words,
            language,
          )
          onChange({ kosul: next === '' ? null : { kod: next, deger: first?.value ?? 'evet' } })
        }}
      />
      {kosul && answers.length > 0 && (
        <ChoiceField
          name="kosul_deger"
          value={kosul.deger}
          options={answers}
          onChange={(deger) => onChange({ kosul: { ...kosul, deger } })}
        />
      )}
      {kosul && answers.length === 0 && (
        <TextField
          name="kosul_deger"
          value={kosul.deger}
          most={60}
          onChange={(deger) => onChange({ kosul: { ...kosul, deger } })}
        />
      )}
    </>
  )
}

/** What may be answered to a question, where that is known beforehand. */
function answersOf(
  question: WrittenQuestion | undefined,
  words: (name: 'yes' | 'no') => string,
  language: Language,
): readonly { readonly value: string; readonly label: string }[] {
  if (question?.tip === 'evet_hayir') {
    return [
      { value: 'evet', label: words('yes') },
      { value: 'hayir', label: words('no') },
    ]
  }
  if (question?.tip !== 'secim') return []
  return question.secenekler.map(({ kod, baslik }) => ({ value: kod, label: textIn(baslik, language) || kod }))
}

interface ChoicesProps {
  readonly question: WrittenQuestion
  readonly diller: OfficeProduct['secimler']['diller']
  readonly onChange: (part: Pick<WrittenQuestion, 'secenekler'>) => void
}

/** What a guest may choose from. */
function Choices({ question: { secenekler }, diller, onChange }: ChoicesProps) {
  const t = useTranslations('admin.product_screen')
  return (
    <div className="grid gap-2 border-line border-l-2 pl-3 sm:col-span-full">
      {secenekler.map((choice, place) => (
        <div key={choice.kod} className="flex flex-wrap items-end gap-2">
          <div className="min-w-0 flex-auto">
            <WordsField
              name="secenek"
              diller={diller}
              value={choice.baslik}
              most={160}
              onChange={(baslik) =>
                onChange({ secenekler: secenekler.map((one, at) => (at === place ? { ...one, baslik } : one)) })
              }
            />
          </div>
          <RowActs place={place} rows={secenekler} onChange={(rows) => onChange({ secenekler: rows })} />
        </div>
      ))}
      <Button
        onClick={() => onChange({ secenekler: [...secenekler, { kod: `s${Date.now().toString(36)}`, baslik: {} }] })}
        className="justify-self-start max-lg:min-h-11"
      >
        <Plus aria-hidden="true" className="icon" />
        {t('add_choice')}
      </Button>
    </div>
  )
}
