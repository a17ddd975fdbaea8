// SPDX-License-Identifier: Apache-2.0
import { Suspense, useState, type ReactNode } from 'react'
import { Button } from '@tessera/ui/forms/button.tsx'

/** A step that an operator may take with a change in its state. */
export interface DryRunStep<Step extends string> {
  step: Step
  label: string
  look?: 'primary' | 'danger'
}

interface DryRunActionsProps<Step extends string> {
  steps: readonly (DryRunStep<Step> | false)[]
  /** Why this operator has to leave it to another one. */
  note?: string | false
  /** Asks for the reason of a step, and takes it. */
  renderDialog: (step: Step, onClose: () => void) => ReactNode
}

/** What an operator may do with a change that has a dry run. */
export function DryRunActions<Step extends string>({ steps, note, renderDialog }: DryRunActionsProps<Step>) {
  const [chosen, setChosen] = useState<Step>()
  return (
    <div className="flex flex-wrap items-center gap-2">
      {steps.map(
        (each) =>
          each && (
            <Button
              key={each.step}
              {...(each.look && { look: each.look })}
              onClick={() => setChosen(each.step)}
            >
              {each.label}
            </Button>
          ),
      )}
      {note && <span className="text-sm text-muted">{note}</span>}
      {chosen && <Suspense>{renderDialog(chosen, () => setChosen(undefined))}</Suspense>}
    </div>
  )
}
