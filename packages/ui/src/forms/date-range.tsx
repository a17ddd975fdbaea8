// SPDX-License-Identifier: Apache-2.0
import { parseDate } from '@internationalized/date'
import { Button } from 'react-aria-components/Button'
import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { DateRangePicker } from 'react-aria-components/DateRangePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Heading } from 'react-aria-components/Heading'
import { Label } from 'react-aria-components/Label'
import { Popover } from 'react-aria-components/Popover'
import { CalendarCell, CalendarGrid, RangeCalendar } from 'react-aria-components/RangeCalendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { cx } from '../cx.ts'
import { controlClass } from './field.tsx'

export interface DateSpan {
  /** yyyy-MM-dd, both days included. */ from: string
  to: string
}
export interface DateRangeProps {
  label: string
  value: DateSpan
  onChange: (value: DateSpan) => void
  /** First and last day that can be chosen. */
  min?: string
  max?: string
  /** BCP 47 tag of the page's language; figures stay Latin. */
  locale: string
  /** Preset ranges above the calendar, such as today or the last seven days. */
  presets?: readonly { label: string; span: DateSpan }[]
}

const stepClass =
  'flex size-11 items-center justify-center rounded-control text-muted data-hovered:bg-surface-2 data-hovered:text-text data-disabled:opacity-40 data-focus-visible:outline-2 data-focus-visible:outline-brand'

/** A range of days, typed or chosen in a calendar in the language of the page. Load it lazily. */
export function DateRange({ label, value, onChange, min, max, locale, presets = [] }: DateRangeProps) {
  return (
    <I18nProvider locale={`${locale}-u-nu-latn-ca-gregory`}>
      <DateRangePicker
        className="flex min-w-0 flex-col gap-1.5"
        value={{ start: parseDate(value.from), end: parseDate(value.to) }}
        minValue={min ? parseDate(min) : null}
        maxValue={max ? parseDate(max) : null}
        onChange={(next) => {
          if (next) onChange({ from: next.start.toString(), to: next.end.toString() })
        }}
      >
        <Label className="text-sm font-semibold text-text">{label}</Label>
        <Group
          className={cx(
            controlClass,
            'tabular flex h-12 min-w-0 items-center gap-1 pe-0.5 data-focus-within:border-brand',
          )}
        >
          <Days slot="start" />
          <span aria-hidden="true" className="text-muted">
            –
          </span>
          <Days slot="end" />
          <Button className={cx(stepClass, 'ms-auto shrink-0')}>
            <CalendarDays className="size-5" aria-hidden="true" />
          </Button>
        </Group>
        <Popover
          placement="bottom end"
          offset={8}
          className="enter-rise rounded-tile border border-line bg-surface-1 shadow-panel"
        >
          <Dialog className="flex flex-col gap-3 p-4 outline-none">
            {({ close }) => (
              <>
                {presets.length > 0 && (
                  <Presets
                    presets={presets}
                    onChoose={(span) => {
                      onChange(span)
                      close()
                    }}
                  />
                )}
                <MonthCalendar />
              </>
            )}
          </Dialog>
        </Popover>
      </DateRangePicker>
    </I18nProvider>
  )
}

function Days({ slot }: { slot: 'start' | 'end' }) {
  return (
    <DateInput slot={slot} className="flex min-w-0">
      {(segment) => (
        <DateSegment
          segment={segment}
          className="rounded-[4px] px-px outline-none data-focused:bg-brand data-focused:text-on-brand data-placeholder:text-muted"
        />
      )}
    </DateInput>
  )
}

interface PresetsProps {
  presets: NonNullable<DateRangeProps['presets']>
  onChoose: (span: DateSpan) => void
}

function Presets({ presets, onChoose }: PresetsProps) {
  return (
    <div className="flex max-w-77 flex-wrap gap-2">
      {presets.map((preset) => (
        <Button
          key={preset.label}
          onPress={() => onChoose(preset.span)}
          className="flex min-h-11 items-center rounded-control bg-surface-2 px-3 text-xs font-bold text-text data-hovered:bg-surface-3 data-focus-visible:outline-2 data-focus-visible:outline-brand"
        >
          {preset.label}
        </Button>
      ))}
    </div>
  )
}

/** A month whose days are chosen by their first and last one. */
function MonthCalendar() {
  return (
    <RangeCalendar>
      <div className="flex items-center justify-between pb-2">
        <Button slot="previous" className={stepClass}>
          <ChevronLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" />
        </Button>
        <Heading className="text-sm font-bold text-text" />
        <Button slot="next" className={stepClass}>
          <ChevronRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
        </Button>
      </div>
      <CalendarGrid
        weekdayStyle="short"
        className="[&_td]:p-0 [&_th]:size-11 [&_th]:text-xs [&_th]:font-semibold [&_th]:text-muted"
      >
        {(date) => (
          <CalendarCell
            date={date}
            className="tabular flex size-11 cursor-pointer items-center justify-center rounded-control text-sm text-text outline-none data-disabled:cursor-not-allowed data-disabled:text-muted data-hovered:bg-surface-2 data-outside-month:hidden data-selected:rounded-none data-selected:bg-brand-soft data-selection-end:rounded-e-control data-selection-end:bg-brand! data-selection-end:text-on-brand data-selection-start:rounded-s-control data-selection-start:bg-brand! data-selection-start:text-on-brand data-unavailable:opacity-40 data-disabled:opacity-60 data-focus-visible:outline-2 data-focus-visible:outline-offset-1 data-focus-visible:outline-brand"
          />
        )}
      </CalendarGrid>
    </RangeCalendar>
  )
}
