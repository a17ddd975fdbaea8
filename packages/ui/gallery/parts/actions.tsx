// SPDX-License-Identifier: Apache-2.0
import Heart from 'lucide-react/icons/heart'
import Settings from 'lucide-react/icons/settings'
import { Button } from '../../src/forms/button.tsx'
import { CountBadge } from '../../src/data/badge.tsx'
import { IconButton } from '../../src/forms/icon-button.tsx'
import { LinkButton } from '../../src/forms/link-button.tsx'
import { Tooltip } from '../../src/overlays/tooltip.tsx'
import type { Part } from '../part.ts'

const looks = ['primary', 'secondary', 'quiet', 'danger'] as const

function Buttons() {
  return (
    <>
      <p className="flex flex-wrap gap-3">
        {looks.map((look) => (
          <Button key={look} look={look}>
            Look {look}
          </Button>
        ))}
      </p>
      <p className="flex flex-wrap gap-3">
        {looks.map((look) => (
          <Button key={look} look={look} disabled>
            Disabled
          </Button>
        ))}
      </p>
      <p className="flex flex-wrap items-center gap-3">
        <Button look="primary" size="small">
          Small
        </Button>
        <Button look="primary">Control</Button>
        <Button look="primary" size="form">
          In a form
        </Button>
        <Button look="primary" busy>
          Sending
        </Button>
      </p>
      <Button look="primary" size="form" wide>
        The whole width
      </Button>
    </>
  )
}

function IconButtons() {
  return (
    <p className="flex gap-3">
      <IconButton label="Settings">
        <Settings className="size-5" aria-hidden="true" />
      </IconButton>
      <IconButton label="Settings, solid" look="solid">
        <Settings className="size-5" aria-hidden="true" />
      </IconButton>
      <IconButton label="Favourite, on art" look="art">
        <Heart className="size-5" aria-hidden="true" />
      </IconButton>
      <IconButton label="Disabled" disabled>
        <Settings className="size-5" aria-hidden="true" />
      </IconButton>
      <span className="relative">
        <IconButton label="Settings with a count" look="solid">
          <Settings className="size-5" aria-hidden="true" />
        </IconButton>
        <CountBadge count={7} />
      </span>
    </p>
  )
}

function Links() {
  return (
    <p className="flex gap-3">
      <LinkButton href="#link" look="primary">
        Primary link
      </LinkButton>
      <LinkButton href="#link">Secondary link</LinkButton>
      <LinkButton href="#link" look="quiet">
        Quiet link
      </LinkButton>
    </p>
  )
}

function Tooltips() {
  return (
    <p className="pt-12">
      <Tooltip text="Says a little more">{(id) => <Button aria-describedby={id}>Rest here</Button>}</Tooltip>
    </p>
  )
}

export const actions: Part[] = [
  { id: 'button', title: 'Button', Sample: Buttons },
  { id: 'icon-button', title: 'Icon button', Sample: IconButtons },
  { id: 'link-button', title: 'Link button', Sample: Links },
  { id: 'tooltip', title: 'Tooltip', Sample: Tooltips },
]
