// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import { Accordion } from '../../src/layout/accordion.tsx'
import { Checkbox } from '../../src/forms/checkbox.tsx'
import { RadioGroup } from '../../src/forms/radio-group.tsx'
import { Segmented } from '../../src/forms/segmented.tsx'
import { Slider } from '../../src/forms/slider.tsx'
import { Switch } from '../../src/forms/switch.tsx'
import type { Part } from '../part.ts'

const Tabs = lazy(async () => ({ default: (await import('../../src/layout/tabs.tsx')).Tabs }))
const channels = [
  { value: 'bank', label: 'Bank transfer', hint: 'Within ten minutes' },
  { value: 'wallet', label: 'Wallet', hint: 'At once' },
  { value: 'card', label: 'Card', hint: 'Not in your country', disabled: true },
]
const many = ['All', 'North', 'Central', 'South', 'Keno', 'Rapid', 'Super'].map((label) => ({
  value: label,
  label,
}))

function Checkboxes() {
  return (
    <>
      <Checkbox defaultChecked>I am 18 years old and agree to the terms</Checkbox>
      <Checkbox>Remember me</Checkbox>
      <Checkbox error="Please agree to the terms">I agree</Checkbox>
    </>
  )
}

function Radios() {
  const [value, setValue] = useState('bank')
  return (
    <>
      <RadioGroup label="Channel" options={channels} value={value} onChange={setValue} />
      <RadioGroup label="Channel, as cards" options={channels} value={value} onChange={setValue} cards />
    </>
  )
}

function Switches() {
  return (
    <div className="max-w-sm">
      <Switch defaultChecked>Sound</Switch>
      <Switch>Fast play</Switch>
    </div>
  )
}

function Sliders() {
  const [value, setValue] = useState(35)
  return (
    <div className="max-w-sm">
      <Slider
        label="Chance"
        value={value}
        onChange={setValue}
        min={1}
        max={98}
        format={(share) => `${share} %`}
      />
      <Slider label="Disabled" value={20} onChange={() => undefined} min={0} max={100} disabled />
    </div>
  )
}

function Segments() {
  const [few, setFew] = useState('hot')
  const [one, setOne] = useState('All')
  return (
    <>
      <Segmented
        label="List"
        options={[
          { value: 'hot', label: 'Hot' },
          { value: 'fav', label: 'Favourites' },
          { value: 'all', label: 'All' },
        ]}
        value={few}
        onChange={setFew}
      />
      <div className="max-w-md">
        <Segmented label="Group" options={many} value={one} onChange={setOne} />
      </div>
    </>
  )
}

function TabViews() {
  const [selected, setSelected] = useState('login')
  return (
    <Suspense>
      <Tabs
        label="Entrance"
        selected={selected}
        onSelect={setSelected}
        tabs={[
          { id: 'login', label: 'Log in', content: <p>A form to log in.</p> },
          { id: 'register', label: 'Register', content: <p>A form to register.</p> },
        ]}
      />
    </Suspense>
  )
}

function Accordions() {
  return (
    <Accordion
      single
      openFirst="deposit"
      items={[
        {
          id: 'deposit',
          title: 'How do I deposit?',
          content: 'Choose a channel and an amount. The money is there when the channel says so.',
        },
        {
          id: 'withdraw',
          title: 'How do I withdraw?',
          content: 'Choose an amount and confirm it with your payment password.',
        },
        { id: 'limits', title: 'Can I set limits?', content: 'Yes, in the security centre.' },
      ]}
    />
  )
}

export const choices: Part[] = [
  { id: 'checkbox', title: 'Checkbox', Sample: Checkboxes },
  { id: 'radio-group', title: 'Radio group', Sample: Radios },
  { id: 'switch', title: 'Switch', Sample: Switches },
  { id: 'slider', title: 'Slider', Sample: Sliders },
  { id: 'segmented', title: 'Segmented', Sample: Segments },
  { id: 'tabs', title: 'Tabs', Sample: TabViews },
  { id: 'accordion', title: 'Accordion', Sample: Accordions },
]
