import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

const comingSoon = [
  'contract-review',
  'case-analyzer',
  'legal-research',
  'document-review',
  'legal-assistant',
  'rights-advisor',
]

export default [
  layout('routes/public/layout.tsx', [
    index('routes/public/home.tsx'),
    route('home', 'routes/public/home.tsx', { id: 'routes/public/home-by-name' }),
    // An unknown address shows the home page.
    route('*', 'routes/public/home.tsx', { id: 'routes/public/unknown' }),
  ]),
  layout('routes/account/layout.tsx', [
    route('signup', 'routes/account/sign-in.tsx'),
    route('waitlist', 'routes/account/waitlist.tsx'),
  ]),
  layout('routes/app/layout.tsx', [
    route('profile', 'routes/app/profile.tsx'),
    route('app', 'routes/app/dashboard.tsx'),
    route('app/form-e-analyzer', 'routes/app/form-e-analyzer.tsx'),
    route('app/global-talent-visa', 'routes/app/global-talent-visa.tsx'),
    ...comingSoon.map((id) => route(`app/${id}`, 'routes/app/coming-soon.tsx', { id: `routes/app/${id}` })),
    route('app/*', 'routes/app/unknown.tsx'),
  ]),
] satisfies RouteConfig
