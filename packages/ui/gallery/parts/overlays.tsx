// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import { Button } from '../../src/forms/button.tsx'
import { showToast } from '../../src/overlays/toast-queue.ts'
import type { Part } from '../part.ts'

const Dialog = lazy(async () => ({ default: (await import('../../src/overlays/dialog.tsx')).Dialog }))
const Drawer = lazy(async () => ({ default: (await import('../../src/overlays/drawer.tsx')).Drawer }))
const Sheet = lazy(async () => ({ default: (await import('../../src/overlays/sheet.tsx')).Sheet }))
const Menu = lazy(async () => ({ default: (await import('../../src/overlays/menu.tsx')).Menu }))
const Popover = lazy(async () => ({ default: (await import('../../src/overlays/popover.tsx')).Popover }))

function Opens({
  word,
  children,
}: {
  word: string
  children: (open: boolean, close: () => void) => ReactNode
}) {
  const [open, setOpen] = useState(false)
  return (
    <p>
      <Button onClick={() => setOpen(true)}>{word}</Button>
      {open && <Suspense>{children(open, () => setOpen(false))}</Suspense>}
    </p>
  )
}

const Dialogs = () => (
  <Opens word="Open the dialog">
    {(open, onClose) => (
      <Dialog open={open} onClose={onClose} title="Sign out" closeLabel="Close">
        <p className="pb-4 text-sm text-muted">Are you sure you want to sign out?</p>
        <Button look="primary" size="form" wide onClick={onClose}>
          Confirm
        </Button>
      </Dialog>
    )}
  </Opens>
)
const Drawers = () => (
  <>
    <Opens word="Open the start drawer">
      {(open, onClose) => (
        <Drawer open={open} onClose={onClose} label="Menu">
          <p className="p-4">
            <Button wide onClick={onClose}>
              Close the menu
            </Button>
          </p>
        </Drawer>
      )}
    </Opens>
    <Opens word="Open the end drawer">
      {(open, onClose) => (
        <Drawer open={open} onClose={onClose} label="Slip" side="end">
          <p className="p-4">
            <Button wide onClick={onClose}>
              Close the slip
            </Button>
          </p>
        </Drawer>
      )}
    </Opens>
  </>
)
const Sheets = () => (
  <Opens word="Open the sheet">
    {(open, onClose) => (
      <Sheet
        open={open}
        onClose={onClose}
        title="Filters"
        closeLabel="Close"
        foot={
          <Button look="primary" size="form" wide onClick={onClose}>
            Show
          </Button>
        }
      >
        <p className="text-sm text-muted">What to show.</p>
      </Sheet>
    )}
  </Opens>
)

function Menus() {
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <p>
      <Button ref={anchor} aria-haspopup="menu" aria-expanded={open} onClick={() => setOpen(true)}>
        Open the menu
      </Button>
      <Suspense>
        {open && (
          <Menu
            label="Account"
            entries={[
              { id: 'record', label: 'Account record' },
              { id: 'out', label: 'Sign out', tone: 'danger' },
            ]}
            onChoose={() => undefined}
            open={open}
            onClose={() => setOpen(false)}
            anchor={anchor}
          />
        )}
      </Suspense>
    </p>
  )
}

function Popovers() {
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <p>
      <Button ref={anchor} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        Open the popover
      </Button>
      <Suspense>
        {open && (
          <Popover label="Limits" open={open} onClose={() => setOpen(false)} anchor={anchor}>
            <p className="pb-3 text-sm">What you may still stake today.</p>
            <Button wide onClick={() => setOpen(false)}>
              Good
            </Button>
          </Popover>
        )}
      </Suspense>
    </p>
  )
}

const ToastButtons = () => (
  <p className="flex gap-3">
    <Button onClick={() => showToast('Saved', 'good')}>A good word</Button>
    <Button onClick={() => showToast('Network link is abnormal, please try again', 'bad')}>A bad word</Button>
  </p>
)

export const overlays: Part[] = [
  { id: 'dialog', title: 'Dialog', Sample: Dialogs },
  { id: 'drawer', title: 'Drawer', Sample: Drawers },
  { id: 'sheet', title: 'Sheet', Sample: Sheets },
  { id: 'menu', title: 'Menu', Sample: Menus },
  { id: 'popover', title: 'Popover', Sample: Popovers },
  { id: 'toasts', title: 'Toasts', Sample: ToastButtons },
]
