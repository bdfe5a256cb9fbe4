import { exportMemberForOffice, type OfficeMember, putMemberInGroup } from '@meltem/contract/member/office'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { call, download } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { plainWords, SaveTrouble } from '../../ui/edit/save-trouble.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { useEdit } from '../../ui/edit/use-edit.ts'
import { Choice } from '../../ui/form/choice.tsx'
import { textIn } from '../../ui/form/local-text-field.tsx'
import { Note } from '../../ui/note.tsx'
import { usePassing } from '../../ui/use-passing.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { MEMBERS_KEY, memberKey, useMemberGroups } from './use-members.ts'

interface Chosen {
  readonly uye_grup_k_no: string | null
}

/** The group a member is in; what another clerk has chosen meanwhile stands beside one's own choice. */
export function GroupCard({ member }: { member: OfficeMember }) {
  const t = useTranslations('admin.members')
  const { language } = useLanguage()
  const client = useQueryClient()
  const mayWrite = useMay()('uye.yaz')
  const { data: groups = [] } = useMemberGroups()
  const [said, say] = usePassing<string>()
  const nameOf = (key: unknown) => {
    const group = groups.find(({ k_no }) => k_no === key)
    return group ? `${textIn(group.ad, language)} (${t('discount', { percent: group.iskonto_oran })})` : t('no_group')
  }
  const form = useEdit<Chosen, { data: OfficeMember }>({
    seen: { uye_grup_k_no: member.grup?.k_no ?? null },
    send: (_fields, { gorulen, yeni }) => call(putMemberInGroup, { k_no: member.k_no, gorulen, yeni }),
    onSaved: ({ data }) => {
      say(t('group_saved'))
      client.setQueryData(memberKey(member.k_no), data)
      void client.invalidateQueries({ queryKey: MEMBERS_KEY })
    },
  })
  return (
    <Card title={t('group')}>
      {mayWrite ? (
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            form.save()
          }}
        >
          <SaveTrouble<Chosen>
            form={form}
            nameOf={() => t('group')}
            wordsOf={(_field, value) => (value === null ? t('no_group') : plainWords(nameOf(value)))}
          />
          <Choice
            inForm
            label={t('group')}
            value={form.typed.uye_grup_k_no ?? ''}
            options={[
              { value: '', label: t('no_group') },
              ...groups.map(({ k_no }) => ({ value: k_no, label: nameOf(k_no) })),
            ]}
            onChange={(chosen) => form.put({ uye_grup_k_no: chosen || null })}
          />
          <p className="text-13 text-ink-2">{t('group_lead')}</p>
          <Button
            type="submit"
            busy={form.isPending}
            disabled={!form.isDirty}
            className="justify-self-start max-lg:min-h-11"
          >
            {t('save')}
          </Button>
        </form>
      ) : (
        <p>{member.grup ? nameOf(member.grup.k_no) : t('no_group')}</p>
      )}
      <UndoNote text={said} />
    </Card>
  )
}

interface PrivacyProps {
  readonly member: OfficeMember
  readonly erasing: boolean
  readonly onErase: () => void
}

/** What the law gives a member: their data as one file, and to be forgotten. */
export function PrivacyCard({ member: { k_no }, erasing, onErase }: PrivacyProps) {
  const t = useTranslations('admin.members')
  const errorText = useErrorText()
  const { mutate, isPending, error } = useMutation({ mutationFn: () => download(exportMemberForOffice, { k_no }) })
  return (
    <Card title={t('privacy')}>
      <p className="text-13 text-ink-2">{t('privacy_lead')}</p>
      {error && <Note tone="danger">{errorText(error)}</Note>}
      <div className="flex flex-wrap gap-2">
        <Button busy={isPending} onClick={() => mutate()} className="max-lg:min-h-11">
          {!isPending && <Download aria-hidden="true" className="icon" />}
          {t('take')}
        </Button>
        <Button aria-expanded={erasing} onClick={onErase} className="border-danger! text-danger! max-lg:min-h-11">
          {t('erase')}
        </Button>
      </div>
    </Card>
  )
}
