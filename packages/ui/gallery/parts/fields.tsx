// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import { FileDrop } from '../../src/forms/file-drop.tsx'
import { NumberField } from '../../src/forms/number-field.tsx'
import { Select } from '../../src/forms/select.tsx'
import { TextArea } from '../../src/forms/text-area.tsx'
import { TextField } from '../../src/forms/text-field.tsx'
import type { Part } from '../part.ts'

const Combobox = lazy(async () => ({ default: (await import('../../src/forms/combobox.tsx')).Combobox }))
const DateRange = lazy(async () => ({ default: (await import('../../src/forms/date-range.tsx')).DateRange }))
const currencies = [
  { value: 'thb', label: 'Baht' },
  { value: 'vnd', label: 'Dong' },
  { value: 'idr', label: 'Rupiah' },
]
const countries = [
  ['th', 'Thailand', '+66'],
  ['vn', 'Vietnam', '+84'],
  ['id', 'Indonesia', '+62'],
  ['ph', 'Philippines', '+63'],
  ['br', 'Brazil', '+55'],
].map(([value = '', label = '', note = '']) => ({ value, label, note }))
const grid = 'grid gap-4 sm:grid-cols-2'

function TextFields() {
  return (
    <div className={grid}>
      <TextField label="User name" placeholder="4 to 16 letters" hint="Letters and digits." />
      <TextField label="User name" defaultValue="a b" error="Letters and digits only." />
      <TextField label="Password" type="password" defaultValue="abcdef" autoComplete="off" />
      <TextField label="Cannot be changed" defaultValue="fixed" disabled />
    </div>
  )
}

function Numbers() {
  const [value, setValue] = useState('12.50')
  const [count, setCount] = useState('3')
  return (
    <div className={grid}>
      <NumberField
        label="Amount"
        value={value}
        onChange={setValue}
        decimals={2}
        start="฿"
        hint="From 10 to 5,000."
      />
      <NumberField
        label="Tickets"
        value={count}
        onChange={setCount}
        min={1}
        max={20}
        stepLabels={{ less: 'One less', more: 'One more' }}
      />
    </div>
  )
}

function Areas() {
  return (
    <div className={grid}>
      <TextArea
        label="Comment"
        maxLength={140}
        defaultValue="A good place."
        counter={(used, most) => `${used} of ${most}`}
      />
      <TextArea label="Comment" error="Please say a little more." />
    </div>
  )
}

function Selects() {
  return (
    <div className={grid}>
      <Select label="Currency" options={currencies} defaultValue="thb" />
      <Select label="Currency" options={currencies} error="Choose one." defaultValue="vnd" />
    </div>
  )
}

function Comboboxes() {
  const [value, setValue] = useState('th')
  return (
    <div className={grid}>
      <Suspense>
        <Combobox
          label="Country"
          options={countries}
          value={value}
          onChange={setValue}
          emptyLabel="Nothing matches"
          hint="Type to search."
        />
      </Suspense>
    </div>
  )
}

function DateRanges() {
  const [value, setValue] = useState({ from: '2026-11-01', to: '2026-11-14' })
  return (
    <div className={grid}>
      <Suspense>
        <DateRange
          label="Days"
          value={value}
          onChange={setValue}
          locale={document.documentElement.lang}
          max="2026-11-20"
          presets={[{ label: 'Last 7 days', span: { from: '2026-11-14', to: '2026-11-20' } }]}
        />
      </Suspense>
    </div>
  )
}

function Files() {
  const [files, setFiles] = useState<File[]>([
    new File([new Uint8Array(120_000)], 'proof-of-payment.png', { type: 'image/png' }),
  ])
  return (
    <FileDrop
      label="Proof"
      hint="PNG or JPG, at most 5 MB each, three in all"
      files={files}
      onChange={setFiles}
      accept={['image/png', 'image/jpeg']}
      maxBytes={5_000_000}
      maxFiles={3}
      labels={{ choose: 'Choose or drop pictures', remove: (name) => `Remove ${name}` }}
    />
  )
}

export const fields: Part[] = [
  { id: 'text-field', title: 'Text field', Sample: TextFields },
  { id: 'number-field', title: 'Number field', Sample: Numbers },
  { id: 'text-area', title: 'Text area', Sample: Areas },
  { id: 'select', title: 'Select', Sample: Selects },
  { id: 'combobox', title: 'Combobox', Sample: Comboboxes },
  { id: 'date-range', title: 'Date range', Sample: DateRanges },
  { id: 'file-drop', title: 'File drop', Sample: Files },
]
