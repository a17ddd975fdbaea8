import { useNavigate } from '../../shared/router/index.ts'
import { openTrial } from '../../shared/session/open-trial.ts'

/** Opens a trial account with play money, and shows home. */
export function useFreePlay(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    await openTrial()
    void navigate({ to: '/', search: {} })
  }
}
