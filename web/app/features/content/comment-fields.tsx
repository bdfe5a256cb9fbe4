import { postComment } from '@meltem/contract/content/comment'
import { useTranslations } from 'use-intl/react'
import { useCall } from '../../platform/calls/api.ts'
import { textOf } from '../../platform/calls/form-text.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { RobotTrap } from '../../ui/form/robot-trap.tsx'
import { WritingForm } from '../reviews/writing-form.tsx'
import { writingWords } from '../reviews/writing-words.ts'

const MOST_WORDS = 2000

interface CommentFieldsProps {
  readonly sayfa_k_no: string
  readonly onSent: () => void
}

export default function CommentFields({ sayfa_k_no, onSent }: CommentFieldsProps) {
  const t = useTranslations('comments')
  const { language } = useFrame()
  const call = useCall()
  return (
    <WritingForm
      words={writingWords(t)}
      mostWords={MOST_WORDS}
      post={(written, form) =>
        call(postComment, {
          ...written,
          lang: language,
          sayfa_k_no,
          web_sitesi: textOf(form, 'web_sitesi'),
        })
      }
      onSent={onSent}
    >
      {() => <RobotTrap />}
    </WritingForm>
  )
}
