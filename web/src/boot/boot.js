{
  const kept = (key) => {
    try {
      return localStorage[key] ?? sessionStorage[key];
    } catch {}
  };
  const step = () => {
    try {
      const { done, hidden, followed, isNameless } = JSON.parse(
        kept(`firstSteps:${JSON.parse(kept('userInfo')).id}`),
      );
      const over = [...done, ...hidden];
      return (isNameless && !over.includes('name')) || (followed !== -1 && !over.includes('community'))
        ? 'step'
        : '';
    } catch {
      return '';
    }
  };
  const { pathname, search } = location;
  const is = (paths) => RegExp(`^/(${paths})/?$`, 'i').test(pathname);
  document.documentElement.dataset.boot = is('terms|logout|certificates(/.*)?')
    ? 'bare'
    : is('forgot-password|register/verification')
      ? 'gate'
      : kept('userInfo')
        ? `member ${is('news|login|register|') && !/[?&]category=/.test(search) ? `news ${step()}` : is('(news/(?!add|topics)|course/|lesson/)[\\w-]+') ? `piece at-${pathname.split('/')[1].toLowerCase()}` : ''} ${kept('sidebarCollapsed') ? 'small' : ''}`
        : is('register')
          ? 'gate'
          : 'gate sign-in';
}
