{
  const kept = (key) => {
    try {
      return localStorage[key] ?? sessionStorage[key];
    } catch {}
  };
  const steps = () => {
    try {
      const { as, from } = JSON.parse(kept(`firstSteps:${JSON.parse(kept('userInfo')).id}`));
      return from <= Date.now() ? as : '';
    } catch {
      return '';
    }
  };
  const { pathname, search } = location;
  const is = (paths) => RegExp(`^/(${paths})/?$`, 'i').test(pathname);
  document.documentElement.dataset.boot = is('terms|logout')
    ? 'bare'
    : is('forgot-password|register/verification')
      ? 'gate'
      : kept('userInfo')
        ? `member ${is('news|login|register|') && !/[?&]category=/.test(search) ? `news ${steps()}` : ''} ${kept('sidebarCollapsed') ? 'small' : ''}`
        : is('register')
          ? 'gate'
          : 'gate sign-in';
}
