// SPDX-License-Identifier: Apache-2.0
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import {
  useEffect,
  useEffectEvent,
  useState,
  type Dispatch,
  type FocusEvent,
  type FormEvent,
  type SetStateAction,
} from 'react'
import { Failure, messageOf } from '@tessera/contract/client/failure'
import { drafts, sessionName } from '../session/session.ts'
import { showWarning } from '../site/warning.ts'
import { t } from '../texts/texts.ts'

/** Refusals that open a popup, because nothing in the form is wrong (D-163). */
const saidInPopup = ['NOT_AGENT', 'NOT_MEMBER', 'BOT_CHECK_FAILED']

type Problems<Field extends string> = Partial<Record<Field, string | undefined>>

type Change<Field extends string> = Dispatch<SetStateAction<Record<Field, string>>>

interface FormOptions<Field extends string> {
  /** Whom or what the form is about. */
  about?: string
  /** Finds the problems of a field that is left, so that they are told there; of an empty one when the form is sent. */
  checkLeft?: (values: Record<Field, string>) => Problems<Field>
}

/** A press is over by then: what is told moves nothing away from below the pointer. */
const pressMs = 200

/**
 * A small form: its values, its problems, and the one submit. `check` finds problems before anything is sent
 * (`form` is about the whole form). The platform's field messages appear beside their fields; any other
 * refusal appears above the button, and so do messages about fields that the form does not have. Typed values
 * survive a reload and an expired session (never passwords and codes). Forms with the same fields share them,
 * unless `about` says whom or what each is about.
 */
export function useForm<Field extends string>(
  start: Record<Field, string>,
  check: (values: Record<Field, string>) => Problems<Field | 'form'>,
  send: (values: Record<Field, string>, setValues: Change<Field>) => Promise<void>,
  { about = '', checkLeft }: FormOptions<Field> = {},
) {
  const name = `${about}:${Object.keys(start).sort().join()}`
  const [first] = useState(start)
  const [values, setValues] = useState(() => drafts.read(name, first, sessionName()))
  useEffect(() => drafts.keep(name, values, first, sessionName()), [name, values, first])
  const [problems, setProblems] = useState<Problems<Field | 'form'>>({})
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const found = check(values)
    setProblems(found)
    setRefusal(found.form)
    if (Object.values(found).some(Boolean)) return focusFirstProblem(form)
    setBusy(true)
    try {
      await send(values, setValues)
      drafts.drop(name)
    } catch (error) {
      if (error instanceof Failure && saidInPopup.includes(error.code)) return showWarning(error.message)
      // There was no answer: nothing is wrong with the form.
      if (error instanceof Failure && error.status === 0) return showToast(error.message, 'bad')
      const fields = error instanceof Failure ? error.fields : {}
      const own = Object.fromEntries(Object.entries(fields).filter(([name]) => name in start)) as Problems<
        Field | 'form'
      >
      setProblems(own)
      // The platform may require a field that the form does not show: a switch was changed meanwhile.
      const unseen = Object.entries<string | undefined>(own).find(
        ([name]) => !form.querySelector(`[name="${name}"]`),
      )?.[1]
      if (Object.keys(own).length === 0 || unseen)
        setRefusal(unseen ?? messageOf(error, t('common.error.unknown')))
    } finally {
      setBusy(false)
    }
  }
  const judgeLeft = useEffectEvent((name: Field, left: HTMLElement) => {
    // Whoever has come back, or has sent the form, is told when they leave it or by what is sent.
    if (busy || values[name] === '' || left.contains(document.activeElement)) return
    setProblems((before) => ({ ...before, [name]: checkLeft?.(values)[name] }))
  })
  const [left, setLeft] = useState<{ name: Field; element: HTMLElement }>()
  useEffect(() => {
    // Also if the next field is left meanwhile.
    if (left) setTimeout(() => judgeLeft(left.name, left.element), pressMs)
  }, [left])
  const field = (name: Field) => ({
    name,
    value: values[name],
    error: problems[name],
    ...(checkLeft && {
      onBlur: ({ currentTarget }: FocusEvent<HTMLElement>) =>
        setLeft({ name, element: currentTarget.parentElement ?? currentTarget }),
    }),
    onChange: (event: { target: { value: string } }) => {
      setValues((before) => ({ ...before, [name]: event.target.value }))
      setProblems((before) => ({ ...before, [name]: undefined }))
    },
  })
  const setProblem = (name: Field, problem: string) =>
    setProblems((before) => ({ ...before, [name]: problem }))
  return { values, field, submit, busy, refusal, setValues, setProblem }
}

function focusFirstProblem(form: HTMLElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
