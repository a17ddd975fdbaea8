export { HelpPage as HelpmcRoute } from '../../features/help/help-page.tsx'
