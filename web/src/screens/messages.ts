export const messages = {
  notFound: { title: '404 Error', text: 'Sorry! Page Not Found', action: 'Go back to Dashboard' },
};
