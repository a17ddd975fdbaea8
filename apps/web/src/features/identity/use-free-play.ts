// SPDX-License-Identifier: Apache-2.0
import { useNavigate } from '../../shared/router/index.ts'
import { openTrial } from '../../shared/session/open-trial.ts'

/** Opens a trial account with play money, and shows home. */
export function useFreePlay(): () => Promise<void> {
  const navigate = useNavigate()
  // Home comes first: from a panel that is not for trials the visitor would be turned away at once.
  return () => openTrial(() => void navigate({ to: '/', search: {} }))
}
