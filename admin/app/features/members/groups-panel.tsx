import { removeMemberGroup, type StoredMemberGroup, saveMemberGroup } from '@meltem/contract/member/office'
import type { Language } from '@meltem/contract/wire/language'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { LeaveGuard } from '../../ui/edit/leave-guard.tsx'
import { plainWords, SaveTrouble } from '../../ui/edit/save-trouble.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { useEdit } from '../../ui/edit/use-edit.ts'
import { LanguageTabs, LocalTextField, textIn } from '../../ui/form/local-text-field.tsx'
import { NumberField } from '../../ui/form/number-field.tsx'
import { Note } from '../../ui/note.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { usePassing } from '../../ui/use-passing.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { MEMBER_GROUPS_KEY, MEMBERS_KEY } from './use-members.ts'

/** Groups of members: what they are called, what they take off, and how many are in them. */
export function GroupsPanel({ groups }: { groups: readonly StoredMemberGroup[] }) {
  const t = useTranslations('admin.members')
  const client = useQueryClient()
  const mayWrite = useMay()('uye.yaz')
  const [open, setOpen] = useState<string>()
  const [said, say] = usePassing<string>()
  const done = (words: string) => {
    setOpen(undefined)
    say(words)
    void client.invalidateQueries({ queryKey: MEMBER_GROUPS_KEY })
    void client.invalidateQueries({ queryKey: MEMBERS_KEY })
  }
  return (
    <Panel
      title={t('groups')}
      className="mt-4"
      aside={
        mayWrite && (
          <Button aria-expanded={open === ''} onClick={() => setOpen('')} className="max-lg:min-h-11">
            <Plus aria-hidden="true" className="icon" />
            {t('new_group')}
          </Button>
        )
      }
    >
      <p className="px-4 pt-3 text-ink-2">{t('groups_lead')}</p>
      {open === '' && <GroupForm onDone={done} onAbandon={() => setOpen(undefined)} />}
      {groups.length === 0 && open !== '' && <Nothing>{t('groups_empty')}</Nothing>}
      <ul>
        {groups.map((group) => (
          <li key={group.k_no} className="border-line-soft border-b last:border-b-0">
            <GroupLine
              group={group}
              isOpen={open === group.k_no}
              mayWrite={mayWrite}
              onOpen={() => setOpen(group.k_no)}
              onDone={done}
            />
            {open === group.k_no && <GroupForm group={group} onDone={done} onAbandon={() => setOpen(undefined)} />}
          </li>
        ))}
      </ul>
      <UndoNote text={said} />
    </Panel>
  )
}

interface LineProps {
  readonly group: StoredMemberGroup
  readonly isOpen: boolean
  readonly mayWrite: boolean
  readonly onOpen: () => void
  readonly onDone: (words: string) => void
}

function GroupLine({ group, isOpen, mayWrite, onOpen, onDone }: LineProps) {
  const t = useTranslations('admin.members')
  const { language } = useLanguage()
  const errorText = useErrorText()
  const { k_no, ad, iskonto_oran, uye } = group
  const name = textIn(ad, language)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(removeMemberGroup, { k_no }),
    onSuccess: () => onDone(t('removed')),
  })
  return (
    <div className="grid gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <b className="min-w-0 font-[640] wrap-anywhere">{name}</b>
        <span className="num">{t('discount', { percent: iskonto_oran })}</span>
        <span className="num mr-auto text-13 text-ink-2">{t('in_group', { count: uye })}</span>
        {mayWrite && (
          <div className="flex gap-2">
            <Button
              aria-expanded={isOpen}
              aria-label={`${t('edit')}: ${name}`}
              onClick={onOpen}
              className="max-lg:min-h-11"
            >
              {t('edit')}
            </Button>
            <Button
              busy={isPending}
              aria-label={`${t('remove')}: ${name}`}
              onClick={() => mutate()}
              className="max-lg:min-h-11"
            >
              {t('remove')}
            </Button>
          </div>
        )}
      </div>
      {error && <Note tone="danger">{errorText(error)}</Note>}
    </div>
  )
}

type Draft = Pick<StoredMemberGroup, 'ad' | 'iskonto_oran'>

interface FormProps {
  readonly group?: StoredMemberGroup
  readonly onDone: (words: string) => void
  readonly onAbandon: () => void
}

function GroupForm({ group, onDone, onAbandon }: FormProps) {
  const t = useTranslations('admin.members')
  const own = useLanguage().language
  const [language, setLanguage] = useState<Language>(own)
  const form = useEdit<Draft, unknown>({
    seen: { ad: group?.ad ?? {}, iskonto_oran: group?.iskonto_oran ?? 0 },
    isNew: !group,
    send: (_fields, { gorulen, yeni }) =>
      call(saveMemberGroup, group ? { k_no: group.k_no, gorulen, yeni } : { gorulen: null, yeni }),
    onSaved: () => onDone(t('saved')),
  })
  return (
    <form
      className="m-4 grid gap-3 border-sea border-l-3 bg-sea-tint p-3.5"
      onSubmit={(event) => {
        event.preventDefault()
        form.save()
      }}
    >
      <LeaveGuard isDirty={form.isDirty} words="all" />
      <SaveTrouble<Draft>
        form={form}
        nameOf={(field) => (field === 'iskonto_oran' ? t('group_discount') : t('group_name'))}
        wordsOf={(_field, value) => plainWords(value)}
      />
      <div className="justify-self-start">
        <LanguageTabs label={t('fact.language')} value={language} onChange={setLanguage} />
      </div>
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,320px)_auto]">
        <LocalTextField
          label={t('group_name')}
          language={language}
          value={form.typed.ad}
          most={80}
          onChange={(ad) => form.put({ ad })}
        />
        <NumberField
          label={t('group_discount')}
          value={form.typed.iskonto_oran}
          most={100}
          unit="%"
          onChange={(percent) => form.put({ iskonto_oran: percent ?? 0 })}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={form.isPending} className="max-lg:min-h-11">
          {t('save')}
        </Button>
        <Button onClick={onAbandon} className="max-lg:min-h-11">
          {t('abandon')}
        </Button>
      </div>
    </form>
  )
}
