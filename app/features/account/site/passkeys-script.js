// The one script of the accounts site: it hands the browser's passkeys the options of the page and sends their answer by the
// page's own form. Without it, or without passkeys, the form stays hidden and the page works as before.
(async () => {
  const webAuthn = globalThis.SimpleWebAuthnBrowser;
  const form = document.querySelector("form[data-passkey]");
  if (!form || !webAuthn?.browserSupportsWebAuthn()) return;
  const optionsJSON = JSON.parse(form.dataset.passkey);
  const isNew = form.dataset.kind === "new";
  const failure = form.querySelector("[data-failure]");
  const send = (answer) => {
    form.elements.answer.value = JSON.stringify(answer);
    form.submit();
  };
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    failure.hidden = true;
    try {
      send(await (isNew ? webAuthn.startRegistration : webAuthn.startAuthentication)({ optionsJSON }));
    } catch {
      failure.hidden = false;
    }
  });
  form.hidden = false;
  if (isNew || !(await webAuthn.browserSupportsWebAuthnAutofill())) return;
  // Passkeys stand in the list that the browser offers at the field of the e-mail address.
  webAuthn.startAuthentication({ optionsJSON, useBrowserAutofill: true }).then(send, () => undefined);
})();
