import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { Bold, Heading2, Heading3, Italic, Link2, List, ListOrdered, type LucideIcon, Quote } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { TextInput } from './text-input.tsx'

/** Tags the editor knows; a text with others is edited as it is written, so that nothing of it is lost. */
const KNOWN = /^(?:h[234]|p|ul|ol|li|strong|em|a|br|blockquote)$/

function isPlain(html: string): boolean {
  return [...html.matchAll(/<\/?([a-z0-9]+)/gi)].every(([, tag]) => KNOWN.test(tag?.toLowerCase() ?? ''))
}

interface RichTextProps {
  readonly label: string
  readonly value: string
  readonly lang: string
  readonly onChange: (html: string) => void
}

/** Running text with the few forms a page has. */
export default function RichText(props: RichTextProps) {
  const t = useTranslations('admin.content')
  const [plain] = useState(() => isPlain(props.value))
  if (plain) return <Editor {...props} />
  return (
    <div className="grid gap-2">
      <Note tone="warn">{t('html_note')}</Note>
      <TextInput {...props} most={100_000} rows={12} />
    </div>
  )
}

function Editor({ label, value, lang, onChange }: RichTextProps) {
  const id = useId()
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3, 4] },
        code: false,
        codeBlock: false,
        strike: false,
        underline: false,
        horizontalRule: false,
        link: { openOnClick: false, protocols: ['mailto', 'tel'] },
      }),
    ],
    content: value,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': id,
        lang,
        class: 'rich-text control w-full px-3 py-2 min-h-40',
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  })
  // Words that came from elsewhere: taken from a colleague, or taken back.
  useEffect(() => {
    if (!editor.isFocused && value !== editor.getHTML() && !(value === '' && editor.isEmpty)) {
      editor.commands.setContent(value, { emitUpdate: false })
    }
  }, [editor, value])
  return (
    <div className="grid gap-1.5">
      <span id={id} className="text-13 font-semibold">
        {label}
      </span>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  )
}

type TiptapEditor = NonNullable<ReturnType<typeof useEditor>>

function Toolbar({ editor }: { editor: TiptapEditor }) {
  const t = useTranslations('admin.content')
  const [address, setAddress] = useState<string>()
  const chain = () => editor.chain().focus()
  const tools: readonly (readonly [string, LucideIcon, boolean, () => void])[] = [
    [t('tool.bold'), Bold, editor.isActive('bold'), () => chain().toggleBold().run()],
    [t('tool.italic'), Italic, editor.isActive('italic'), () => chain().toggleItalic().run()],
    [t('tool.h2'), Heading2, editor.isActive('heading', { level: 2 }), () => chain().toggleHeading({ level: 2 }).run()],
    [t('tool.h3'), Heading3, editor.isActive('heading', { level: 3 }), () => chain().toggleHeading({ level: 3 }).run()],
    [t('tool.list'), List, editor.isActive('bulletList'), () => chain().toggleBulletList().run()],
    [t('tool.numbers'), ListOrdered, editor.isActive('orderedList'), () => chain().toggleOrderedList().run()],
    [t('tool.quote'), Quote, editor.isActive('blockquote'), () => chain().toggleBlockquote().run()],
    [t('tool.link'), Link2, editor.isActive('link'), () => setAddress(String(editor.getAttributes('link').href ?? ''))],
  ]
  return (
    <>
      <div role="toolbar" aria-label={t('tool.label')} className="flex flex-wrap gap-1">
        {tools.map(([label, Icon, active, act]) => (
          <Button
            key={label}
            size="icon"
            aria-label={label}
            aria-pressed={active}
            onClick={act}
            className="aria-pressed:bg-sea-tint"
          >
            <Icon aria-hidden="true" className="icon" />
          </Button>
        ))}
      </div>
      {address !== undefined && (
        <div className="flex flex-wrap items-end gap-2">
          <div className="min-w-0 flex-1">
            <TextInput label={t('tool.address')} value={address} most={500} onChange={setAddress} />
          </div>
          <Button
            onClick={() => {
              if (address === '') chain().unsetLink().run()
              else chain().extendMarkRange('link').setLink({ href: address }).run()
              setAddress(undefined)
            }}
          >
            {t('tool.set_link')}
          </Button>
        </div>
      )}
    </>
  )
}
