
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "BulkPayload": [
      "CancelPurchasesPayload",
      "DeleteDesignsPayload",
      "DeletePurchasesPayload",
      "EraseUsersPayload",
      "RestoreDesignsPayload",
      "RetryEmailsPayload"
    ],
    "ContentSection": [
      "AboutSection",
      "BannerSection",
      "ContactPage",
      "FeaturesSection",
      "FooterSection",
      "LegalPage",
      "NavbarSection",
      "TestimonialsSection"
    ],
    "Purchase": [
      "ItemOrder",
      "Order"
    ],
    "SectionBody": [
      "AboutPage",
      "BannerSection",
      "ContactPage",
      "FeaturesSection",
      "FooterSection",
      "LegalPage",
      "NavbarSection",
      "TestimonialsSection"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "BulkPayload": [
      "CancelPurchasesPayload",
      "DeleteDesignsPayload",
      "DeletePurchasesPayload",
      "EraseUsersPayload",
      "RestoreDesignsPayload",
      "RetryEmailsPayload"
    ],
    "ContentSection": [
      "AboutSection",
      "BannerSection",
      "ContactPage",
      "FeaturesSection",
      "FooterSection",
      "LegalPage",
      "NavbarSection",
      "TestimonialsSection"
    ],
    "Purchase": [
      "ItemOrder",
      "Order"
    ],
    "SectionBody": [
      "AboutPage",
      "BannerSection",
      "ContactPage",
      "FeaturesSection",
      "FooterSection",
      "LegalPage",
      "NavbarSection",
      "TestimonialsSection"
    ]
  }
};
      export default result;
    