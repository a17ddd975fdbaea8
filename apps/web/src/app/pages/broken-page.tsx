// SPDX-License-Identifier: Apache-2.0
import { BrokenRegion } from '../../shared/trouble/broken-region.tsx'

/** A page that could not render, or a part of which failed to load. The frame around it stays. */
export function BrokenPage({ error, reset }: { error: unknown; reset: () => void }) {
  return <BrokenRegion error={error} reset={reset} name="page" room="region" />
}
