// SPDX-License-Identifier: Apache-2.0
import { useCanGoBack, useNavigate, useRouter, useRouterState } from '../../shared/router/index.ts'
import { lazy, Suspense } from 'react'
import { t } from '../../shared/texts/texts.ts'
import { useTitle } from '../../shared/site/use-title.ts'
import { HomePage } from './home-page.tsx'

const HelpDialog = lazy(() => import('../../features/messages/help/help-dialog.tsx'))
const termsHash = 'term'

/** /help and /help#term: home with the help popup above it; closing it returns to the previous page. */
export function HelpRoute() {
  const router = useRouter()
  const navigate = useNavigate()
  const canGoBack = useCanGoBack()
  const terms = useRouterState({ select: ({ location }) => location.hash === termsHash })
  const close = () => (canGoBack ? router.history.back() : void navigate({ to: '/', search: {} }))
  return (
    <>
      <HomePage />
      <HelpTitle terms={terms} />
      <Suspense fallback={null}>
        <HelpDialog
          view={terms ? 'terms' : 'help'}
          onView={(view) =>
            void navigate({
              to: '/help',
              hash: view === 'terms' ? termsHash : '',
              search: {},
              replace: true,
              resetScroll: false,
            })
          }
          onClose={close}
        />
      </Suspense>
    </>
  )
}

/** After the page below, whose title it replaces. */
function HelpTitle({ terms }: { terms: boolean }) {
  useTitle(terms ? t('help.terms') : t('help.title'))
  return null
}
