// SPDX-License-Identifier: Apache-2.0
import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { PageLocale } from '../page-locale.tsx'

export interface TabsProps<Id extends string> {
  label: string
  tabs: readonly { id: Id; label: string; content: ReactNode }[]
  selected: Id
  onSelect: (id: Id) => void
}

/** Views of one thing, one at a time; arrows move between the tabs. Load it lazily. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  return (
    <PageLocale>
      <AriaTabs
        selectedKey={selected}
        onSelectionChange={(key) => onSelect(tabs.find((tab) => tab.id === key)?.id ?? selected)}
      >
        <TabList aria-label={label} className="mb-4 flex gap-1 rounded-[10px] bg-bg p-1">
          {tabs.map((tab) => (
            <Tab
              key={tab.id}
              id={tab.id}
              className="flex h-10 flex-1 cursor-pointer items-center justify-center rounded-control text-sm font-bold text-muted transition-colors duration-160 hover:text-text data-focus-visible:outline-2 data-focus-visible:outline-brand data-selected:bg-surface-3 data-selected:text-text"
            >
              {tab.label}
            </Tab>
          ))}
        </TabList>
        {tabs.map((tab) => (
          <TabPanel key={tab.id} id={tab.id} shouldForceMount={false} className="outline-none">
            {tab.content}
          </TabPanel>
        ))}
      </AriaTabs>
    </PageLocale>
  )
}
