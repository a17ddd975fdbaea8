// SPDX-License-Identifier: Apache-2.0
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { FieldError } from 'react-aria-components/FieldError'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { cx } from '../cx.ts'
import { controlClass } from './field.tsx'
import { PageLocale } from '../page-locale.tsx'

export interface ComboboxOption {
  value: string
  label: string
  /** Text beside the label, such as a dialling code. */ note?: string
  icon?: ReactNode
}
export interface ComboboxProps {
  label: string
  options: readonly ComboboxOption[]
  value: string | undefined
  onChange: (value: string) => void
  hint?: string
  error?: string | undefined
  placeholder?: string
  /** The message when nothing matches the typed text. */
  emptyLabel: string
  disabled?: boolean
}

/** A choice from many: typing filters the list, arrows and Enter choose. Load it lazily. */
export function Combobox({
  label,
  options,
  value,
  onChange,
  hint,
  error,
  placeholder,
  emptyLabel,
  disabled = false,
}: ComboboxProps) {
  return (
    <PageLocale>
      <AriaComboBox
        className="flex flex-col gap-1.5"
        defaultItems={options}
        selectedKey={value ?? null}
        onSelectionChange={(key) => {
          if (key !== null) onChange(String(key))
        }}
        isInvalid={error !== undefined}
        isDisabled={disabled}
        menuTrigger="focus"
        allowsEmptyCollection
      >
        <Label className="text-sm font-semibold text-text">{label}</Label>
        <div className="relative">
          <Input placeholder={placeholder} className={cx(controlClass, 'h-12 pe-12')} />
          <Button className="absolute inset-y-0 end-0.5 my-auto flex size-11 items-center justify-center rounded-control text-muted">
            <ChevronDown className="size-4" aria-hidden="true" />
          </Button>
        </div>
        {hint && !error && (
          <Text slot="description" className="text-xs text-muted">
            {hint}
          </Text>
        )}
        <FieldError className="text-xs font-semibold text-danger">{error}</FieldError>
        <Popover
          offset={6}
          className="enter-appear w-(--trigger-width) overflow-hidden rounded-tile border border-line bg-surface-1 shadow-panel"
        >
          <ListBox<ComboboxOption>
            className="max-h-72 overflow-y-auto p-1.5 outline-none"
            renderEmptyState={() => <p className="px-3 py-3 text-sm text-muted">{emptyLabel}</p>}
          >
            {optionItem}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </PageLocale>
  )
}

const optionItem = (option: ComboboxOption) => (
  <ListBoxItem
    id={option.value}
    textValue={option.note === undefined ? option.label : `${option.label} ${option.note}`}
    className="group flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-sm text-text outline-none data-focused:bg-surface-2 data-selected:font-bold"
  >
    {option.icon}
    <span className="min-w-0 flex-1 truncate">{option.label}</span>
    {option.note !== undefined && (
      <span dir="ltr" className="tabular text-muted">
        {option.note}
      </span>
    )}
    <Check className="invisible size-4 text-brand group-data-selected:visible" aria-hidden="true" />
  </ListBoxItem>
)
