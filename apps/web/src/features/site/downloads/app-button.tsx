// SPDX-License-Identifier: Apache-2.0
import { LinkButton } from '@tessera/ui/forms/link-button.tsx'
import { useInstallPrompt } from '../../../shared/pwa/use-install-prompt.ts'
import { t } from '../../../shared/texts/texts.ts'
import { onAndroid, wayOf, type App, type System } from './use-apps.ts'

/**
 * Leads to the app of a system. If the app is the site itself, one press installs it on an Android device whose browser
 * offers that; elsewhere the link leads to the instructions.
 */
export function AppButton({
  system,
  app,
  size,
  className,
}: {
  system: System
  app: App
  size?: 'form'
  className: string
}) {
  const { state, install } = useInstallPrompt()
  const isWebApp = wayOf(system, app) === 'webApp'
  const atOnce = isWebApp && state === 'ready' && onAndroid()
  return (
    <LinkButton
      href={app.url}
      look="primary"
      size={size}
      rel="noopener noreferrer"
      className={className}
      onClick={
        atOnce
          ? (event) => {
              event.preventDefault()
              void install()
            }
          : undefined
      }
    >
      {t(isWebApp ? 'downloads.how.android' : `downloads.${system}.get`)}
    </LinkButton>
  )
}
