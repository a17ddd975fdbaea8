// SPDX-License-Identifier: Apache-2.0
import { useState, type FormEvent } from 'react'
import { Button } from '@tessera/ui/forms/button.tsx'
import { RadioGroup } from '@tessera/ui/forms/radio-group.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { useBrandInput } from '../../../shared/brand.tsx'
import { useCallMutation } from '../../../shared/api.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { Notice } from '../../../shared/notice.tsx'
import { Page } from '../../../shared/page.tsx'
import { t } from '../../../shared/texts.ts'
import { HtmlEditor } from '../../../shared/html-editor.tsx'

const ranks = ['0', '1', '2', '3', '4', '5', '6', '7']

/** A message to the inbox of one member, or of all members of a rank. */
export default function MessagesPage() {
  const brand = useBrandInput()
  const [whom, setWhom] = useState<'member' | 'label'>('member')
  const [username, setUsername] = useState('')
  const [rank, setRank] = useState('0')
  const [title, setTitle] = useState('')
  const [content, setContent] = useState('')
  const write = useCallMutation('backoffice.writeMessage', [])
  const to = whom === 'member' ? { whom, username: username.trim() } : { whom, rankLevel: Number(rank) }
  const ready = title.trim() !== '' && content.trim() !== '' && (whom === 'label' || username.trim() !== '')
  function send(event: FormEvent): void {
    event.preventDefault()
    write.mutate(
      { ...brand, title: title.trim(), content, to },
      {
        onSuccess: () => {
          setTitle('')
          setContent('')
        },
      },
    )
  }
  return (
    <Page narrow title={t('console.messages')}>
      <ErrorNotice error={write.error} />
      {write.data && !write.isPending && !write.isError && (
        <Notice tone="good">{t('console.messageSent', { count: write.data.sent })}</Notice>
      )}
      <form onSubmit={send} className="flex flex-col gap-4 rounded-tile border border-line bg-surface-1 p-4">
        <div className="grid gap-4 md:grid-cols-2">
          <RadioGroup
            label={t('console.to')}
            value={whom}
            onChange={(value) => setWhom(value === 'label' ? 'label' : 'member')}
            options={[
              { value: 'member', label: t('console.toMember') },
              { value: 'label', label: t('console.toRank') },
            ]}
          />
          {whom === 'member' ? (
            <TextField
              label={t('console.username')}
              required
              maxLength={64}
              autoComplete="off"
              value={username}
              onChange={(event) => setUsername(event.target.value)}
            />
          ) : (
            <Select
              label={t('console.rank')}
              value={rank}
              options={ranks.map((value) => ({ value, label: t('console.rankNumber', { rank: value }) }))}
              onChange={(event) => setRank(event.target.value)}
            />
          )}
        </div>
        <TextField
          label={t('console.subject')}
          required
          maxLength={120}
          dir="auto"
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <HtmlEditor label={t('console.message')} value={content} onChange={setContent} />
        <span className="flex justify-end">
          <Button type="submit" look="primary" disabled={!ready} busy={write.isPending}>
            {t(whom === 'member' ? 'console.sendOne' : 'console.sendMany')}
          </Button>
        </span>
      </form>
    </Page>
  )
}
